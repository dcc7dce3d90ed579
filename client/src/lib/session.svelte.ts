// A table as one of its seats sees it: everything a board needs, and the only way to act.
//
// A board reads `view` and `legal`, asks `why` something cannot be done, and calls `play`, or `stage`
// for the parts of a decision: staged parts are tried out by the server (`preview`) and sent together
// by `commit`. It never asks itself what the rules allow.
import { NOBODY, SPECTATOR } from './actors';
import { edition } from './editions';
import { leavesSomething } from './habits';
import { asRefusal, get, offline, post, type Body, type Refusal } from './http';
import type { Asking } from './decision.svelte';
import { agreeing, isAmong } from './moves';
import { Pace } from './pace';
import { Reasons } from './reasons';
import type { Messages } from './schema';
import { describe, explain, follows, nameOf, seatName, tellAll } from './sentences';
import { settings, type Remembered } from './settings.svelte';
import { newId, Stream, type Command } from './stream';
import { texts, type Values } from './texts.svelte';
import { load, type TitleModule } from './titles';

const MOST_EVENTS = 1000; // that the server tells at once

export class Session<View = Record<string, unknown>, Edition = Record<string, unknown>> {
  readonly past: boolean = false; // a game as it was: nothing is possible, and nothing forbidden
  seat = $state<number>(SPECTATOR); // whose eyes
  connection = $state<'connecting' | 'open' | 'lost' | 'closed'>('connecting');
  update = $state.raw<Messages.Update | null>(null);
  edition = $state.raw<Edition | null>(null);
  module = $state.raw<TitleModule | null>(null); // what its title brings along
  log = $state.raw<Messages.Event[]>([]); // all that this seat saw, in order
  talk = $state.raw<Messages.ChatLine[]>([]);
  staged = $state.raw<string[]>([]);
  trial = $state.raw<Messages.Preview | null>(null); // the position after the staged moves
  asking = $state.raw<Asking<View> | null>(null); // the board's decision
  refusal = $state.raw<Refusal | null>(null); // the latest, until the next action
  fatal = $state.raw<Refusal | null>(null); // nothing can be shown at all
  rolled = ''; // the latest roll of dice that was shown, and to whom: boards are drawn anew

  private said = $state('');
  private spoken = 0; // how often something was said of what was pressed, or asked about it
  private sent = 0; // commands so far
  private pending = $state(false); // a command has no receipt yet, and nothing has come of it
  private promised = $state(0); // the ply that the latest receipt tells
  private stream: Stream | null = null;
  private pace = new Pace();
  private receiving: Promise<unknown> = Promise.resolve(); // updates are taken in one by one
  readonly reasons = new Reasons((moves, about) =>
    this.dispatch<Messages.Reasons>({ type: 'why', ply: this.ply, moves, about }),
  );
  protected watchers: ((update: Messages.Update, before: Messages.Update | null) => void)[] = [];

  /** Called with what is to be shown before it is made; the function it returns, when it is shown. */
  departs: (moves: Messages.Move[]) => () => void = () => () => undefined;

  constructor(readonly id: string) {}

  card = $derived(this.update?.table ?? null);
  title = $derived(this.card?.title ?? '');
  seats = $derived(this.card?.seats ?? []);
  names = $derived(this.seats.map(seatName));
  ply = $derived(this.update?.ply ?? 0);
  /** A command was sent, and what came of it is not shown yet. */
  busy = $derived(this.pending || this.ply < this.promised);
  view = $derived((this.trial?.view ?? this.update?.view) as View);
  settled = $derived(this.update?.view as View); // without what is only staged
  standIn = $derived(this.seats[this.seat]?.level ?? ''); // the level of a program that plays this seat
  legal = $derived(this.trial?.legal ?? (this.standIn ? [] : (this.update?.legal ?? [])));
  actor = $derived(Number(this.update?.view.actor ?? NOBODY));
  mine = $derived(this.legal.length > 0 || this.trial !== null);
  waiting = $derived(this.card?.status === 'waiting');
  over = $derived(this.card?.status === 'over' || this.card?.status === 'abandoned');
  result = $derived(this.update?.result ?? null);
  remembered = $derived.by<Remembered | undefined>(() => settings.table(this.id));
  own = $derived((this.remembered?.seats ?? []).map((one) => one.seat));
  /** Whether this seat wants to be asked before its turn ends. */
  confirms = $derived(this.update?.settings?.confirm ?? settings.confirm);
  recalls = $derived(this.over || this.card?.options.memory !== 'none'); // what everybody once saw
  /** Only sending the staged decision is missing: nothing more can be chosen, or something is left. */
  held = $derived.by(() => this.trial?.legal.length === 0 || this.leaves(this.staged));

  /** Sit down (or only watch) and stay connected. */
  async open(seat: number): Promise<void> {
    this.close();
    this.seat = seat;
    this.fatal = null;
    const stream = new Stream(this.path, this.secret(), {
      since: () => (this.update?.seat === seat ? this.ply : 0),
      state: (connection) => (this.connection = connection),
      update: (update) => this.stream === stream && this.receive(update),
      table: (card) => this.update && (this.update = { ...this.update, table: card }),
      chat: (line) => (this.talk = [...this.talk, line]),
      refused: (refusal) => (this.fatal = refusal),
    });
    this.stream = stream;
    const told = get<{ lines: Messages.ChatLine[] }>(`${this.path}/chat`);
    this.talk = (await told.catch(() => ({ lines: [] }))).lines;
  }

  close(): void {
    this.stream?.close();
    this.stream = null;
    void this.pace.skip(this.receiving);
    this.drop();
  }

  drawn = (): void => this.stream?.ready();

  /** Called after each change that comes from the server, with what was there before. */
  watch(watcher: (update: Messages.Update, before: Messages.Update | null) => void): () => void {
    this.watchers.push(watcher);
    return () => (this.watchers = this.watchers.filter((one) => one !== watcher));
  }

  /** The legal moves whose parts agree with these: `find({ do: 'sell', kind: 'coin' })`. */
  find = (parts: Messages.Move['parts']): Messages.Move[] => agreeing(this.legal, parts);
  can = (notation: string): boolean => isAmong(this.legal, notation);

  /** Why the last thing that was pressed cannot be done. */
  get note(): string {
    return this.said;
  }
  set note(text: string) {
    this.spoken++;
    this.said = text;
  }

  /** Say this as soon as it is known, unless something else was pressed or said meanwhile. */
  async answer(told: Promise<string>): Promise<void> {
    const number = ++this.spoken;
    const text = await told;
    if (number === this.spoken) this.said = text;
  }

  /** Why this cannot be done now, as a sentence with its paragraph; empty if it can. */
  async why(notation: string): Promise<string> {
    if (this.past || this.seat === SPECTATOR || !this.update || this.can(notation)) return '';
    const found = await this.reasons.of(notation, this.staged);
    return found ? explain(this, found) : '';
  }

  /** What happened, as a sentence. */
  tell = (event: Messages.Event): string => tellAll(this, [event]);
  tellAll = (events: Messages.Event[]): string => tellAll(this, events);
  follows = (before: Messages.Event, event: Messages.Event): boolean =>
    follows(this.title, before, event) !== '';
  /** A move as a button shows it. */
  describe = (move: Messages.Move): string => describe(this, move);
  /** A move as a list shows it, where its title may say more: how it was in this view, or is now. */
  inWords = (move: Messages.Move, view?: View): string =>
    this.module?.describe?.(this, move, view) ?? this.describe(move);
  say = (message: string, values: Values = {}): string => texts.say(this.title, message, values);
  name = (seat: number): string => nameOf(seat, this.names);

  /** Decide at once; what ends the turn is held where this seat wants that, or leaves something unused. */
  async play(...notations: string[]): Promise<boolean> {
    const moves = [...this.staged, ...notations];
    if (this.confirms || this.asksBefore(moves, false)) {
      await this.try(moves);
      if (this.trial === null || this.asksBefore(moves, this.trial.ends)) return false;
    }
    return this.send(moves);
  }

  /** Whether this seat is asked once more: before its turn ends, or before it leaves something. */
  asksBefore(moves: string[], ends: boolean): boolean {
    return (ends && this.confirms) || (settings.unspent && this.leaves(moves));
  }

  private leaves = (moves: string[]) => leavesSomething(moves, this.update?.legal ?? []);

  /** Try out these parts of a decision, instead of those that are staged, without making it. */
  async stage(notations: string[]): Promise<boolean> {
    if (notations.length > 0) return this.try(notations);
    this.drop();
    return true;
  }

  /** Forget what was staged. */
  drop(): void {
    this.staged = [];
    this.trial = null;
  }

  /** Make the staged decision. */
  async commit(): Promise<boolean> {
    return this.staged.length > 0 && this.send(this.staged);
  }

  /** Show at once what happened meanwhile: whoever takes back should know what. */
  hurry = (): Promise<void> => this.pace.skip(this.receiving);

  async undo(): Promise<boolean> {
    return this.command({ type: 'undo', id: newId(), ply: this.ply });
  }
  consent = (agree: boolean) => this.command({ type: 'consent', id: newId(), agree });
  chat = (text: string) => this.command({ type: 'chat', id: newId(), text });

  /** What would be after these moves; null with the reason in `refusal`. */
  preview(moves: string[]): Promise<Messages.Preview | null> {
    return this.attempt(this.dispatch<Messages.Preview>({ type: 'preview', ply: this.ply, moves }));
  }

  /** Post any other request to this table; the answer, or null with the reason in `refusal`. */
  request<T>(what: string, body: Body, secret = this.secret()): Promise<T | null> {
    return this.attempt(post<T>(`${this.path}/${what}`, body, secret));
  }

  private async attempt<T>(answer: Promise<T>): Promise<T | null> {
    this.refusal = null;
    try {
      return await answer;
    } catch (error) {
      this.refuse(error);
      return null;
    }
  }

  private async try(moves: string[]): Promise<boolean> {
    this.note = '';
    const ply = this.ply;
    const trial = await this.preview(moves);
    if (trial === null || this.ply !== ply) return false; // the table moved on meanwhile
    this.staged = trial.moves; // in the order of the rules
    this.trial = trial;
    return true;
  }

  protected async send(moves: string[]): Promise<boolean> {
    return this.command({ type: 'move', id: newId(), ply: this.ply, moves });
  }

  /** Send a command that changes something; one at a time. */
  private async command(command: Command): Promise<boolean> {
    if (this.busy) return false;
    const number = ++this.sent;
    this.pending = true;
    this.refusal = null;
    this.note = '';
    try {
      const { ply } = await this.dispatch<Messages.Receipt>(command);
      this.promised = ply;
      return true;
    } catch (error) {
      this.refuse(error);
      return false;
    } finally {
      if (number === this.sent) this.pending = false;
    }
  }

  dispatch<T>(command: Command): Promise<T> {
    return this.stream?.dispatch<T>(command) ?? Promise.reject(offline());
  }

  private refuse(error: unknown): void {
    this.refusal = asRefusal(error);
    if (this.refusal.body.update) this.receive(this.refusal.body.update);
  }

  private receive(update: Messages.Update): void {
    this.receiving = this.receiving.then(() => this.take(update)).catch(console.error);
  }

  private async take(update: Messages.Update): Promise<void> {
    if (this.update?.seat === update.seat) await this.pace.before(update, this);
    if (update.seat !== this.seat) return; // meant for the eyes of before
    const before = this.update?.seat === update.seat ? this.update : null;
    if (before && update.ply < before.ply) return;
    const [first] = update.events.length < MOST_EVENTS ? update.events : [];
    if (before && (first?.ply ?? 0) > before.ply) return this.stream?.refresh(); // a gap
    await this.prepare(update.table);
    const known = before ? this.log : [];
    const fresh = update.events.filter((event) => event.ply >= (known.at(-1)?.ply ?? -1) + 1);
    this.log = [...known, ...fresh];
    if (!before || update.ply !== before.ply) {
      this.drop();
      this.note = '';
      this.pending = false; // it was carried out, though its receipt comes later
    }
    this.reasons.forget();
    this.update = update;
    for (const watcher of this.watchers) watcher(update, before);
  }

  /** Texts, printed numbers and the board, before anything is drawn. */
  protected async prepare(card: Messages.TableCard): Promise<void> {
    if (this.module) return;
    await texts.load(card.title);
    [this.edition, this.module] = await Promise.all([edition<Edition>(card), load(card.title)]);
  }

  get path(): string {
    return `/api/tables/${this.id}`;
  }

  secret(seat = this.seat): string | undefined {
    return this.remembered?.seats.find((one) => one.seat === seat)?.secret;
  }
}
