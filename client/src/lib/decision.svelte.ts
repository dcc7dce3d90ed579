// A decision in the making: its parts are staged here, tried out by the server, and sent when whole.
//
// A part is a Move out of `choices`. The server puts the parts in the order of the rules, tells what
// else can be added in whatever order, and whether nothing is missing: no rule is known here, and a
// part with which the decision could not be completed is never among the choices.
import { tick } from 'svelte';
import { agreeing, isAmong } from './moves';
import { refusedTo } from './refusals';
import type { Messages } from './schema';
import type { Session } from './session.svelte';

type Move = Messages.Move;

/** What every view tells about the decision that it is in. */
export interface Question {
  midway: boolean; // a decision has begun and asks for its next part
  any_order: string[]; // sorts of part that may be picked in any order now
}

/** What the rest of the page asks about the board's decision; `left` is lost by sending it now. */
export type Asking<View> = Omit<Decision<View & Question>, 'table'> & { left?: number };

/** Where parts began to be picked in any order. */
interface Opening<View> {
  sort: string;
  view: View;
  menu: Move[]; // what could be picked then
  done: boolean; // the picks are confirmed, and the next question is looked at
}

export class Decision<View extends Question = Question, Edition = any> {
  working = $state(false);
  hand = $state.raw<Move['parts']>({}); // what is in hand: what else can be done agrees with it
  private picked = $state.raw<Move[]>([]); // in the order of picking
  private opening = $state.raw<Opening<View> | null>(null);
  private first = $state.raw<{ ply: number; next: Move[] }>({ ply: -1, next: [] });
  private queue: Promise<unknown> = Promise.resolve(); // presses are answered one after another

  /** `closing`: moves that only say that nothing more is added, such as “close”. */
  constructor(
    readonly table: Session<View, Edition>,
    private readonly closing: string[] = [],
  ) {}

  /** What is staged, in the order of picking as far as it was picked here. */
  parts = $derived.by<Move[]>(() => {
    const { staged } = this.table;
    if (agree(this.picked, staged)) return this.picked;
    return staged.map((notation) => this.known(notation));
  });
  /** What can be added now, in whatever order; what comes after a whole decision is another one. */
  choices = $derived.by<Move[]>(() => {
    const { trial, ply, legal, mine } = this.table;
    const more = (move: Move) => this.table.view.any_order.includes(String(move.parts.do));
    if (trial) return trial.complete && !asksOn(trial) ? trial.next.filter(more) : trial.next;
    return mine && this.first.ply === ply ? this.first.next : legal;
  });
  /** The table as it is without what was picked. */
  base = $derived.by<View>(() => {
    const before = this.table.update?.view as unknown as View | undefined;
    const picked = this.parts.some((move) => before?.any_order.includes(String(move.parts.do)));
    return picked && before ? before : this.table.view;
  });
  /** Parts are being picked in any order, and not yet confirmed. */
  picking = $derived.by(() => this.opening !== null && !this.opening.done && this.picks.length > 0);
  /** The position that asks for what is chosen now: while parts are picked, the one before them. */
  question = $derived.by<View>(() =>
    this.picking ? (this.opening as Opening<View>).view : this.table.view,
  );
  /** Everything that is staged can be made as it stands. */
  whole = $derived.by(() => {
    const { trial } = this.table;
    return Boolean(trial?.complete && (!asksOn(trial) || this.end));
  });

  /** Nothing can be pressed until what was pressed before is shown. */
  get waits(): boolean {
    return this.working || this.table.busy;
  }

  /** The parts that were picked in any order for the open question; confirmed ones are of another. */
  get picks(): Move[] {
    return this.opening && !this.opening.done ? this.named(this.opening.sort) : [];
  }

  /** What is staged without the picks of the open question. */
  get begun(): Move[] {
    return this.parts.filter((move) => !this.picks.includes(move));
  }

  /** The staged parts of one sort. */
  named(sort: string): Move[] {
    return this.parts.filter((move) => move.parts.do === sort);
  }

  /** How many parts say just this. */
  count(notation: string): number {
    return this.parts.filter((move) => move.notation === notation).length;
  }

  can = (notation: string): boolean => isAmong(this.choices, notation);

  /** The choices whose parts agree with these: `find({ do: 'sell', kind: 'coin' })`. */
  find = (parts: Move['parts']): Move[] => agreeing(this.choices, parts);

  /** The board is gone: nobody asks any more. */
  retire(): void {
    if (this.table.asking === this) this.table.asking = null;
  }

  /** Another position or other eyes: nothing is picked, and the choices are asked for. */
  renew(): Promise<void> {
    this.forget();
    this.table.asking = this;
    return this.inTurn(async () => {
      const { ply, mine } = this.table;
      if (!mine || this.base.any_order.length === 0) return;
      const told = await this.table.preview([]);
      if (told) this.first = { ply, next: told.next };
      else this.table.refusal = null; // the table has moved on
    });
  }

  /** Whether this is among what can be picked now, also in the place of something picked before. */
  pickable(notation: string): boolean {
    const { mine, held } = this.table;
    if (!mine || (held && !this.picking)) return false;
    const menu = this.picking ? (this.opening?.menu ?? []) : [];
    return this.can(notation) || isAmong(menu, notation);
  }

  /** One more part, which waits until all is sent. */
  pick(notation: string): Promise<void> {
    return this.inTurn(() => this.add(notation));
  }

  /** As many parts that say this as can be added. */
  pickAll(notation: string): Promise<void> {
    return this.inTurn(async () => {
      while (this.can(notation)) if (!(await this.add(notation))) return;
    });
  }

  /** Take back the last part that says this. */
  unpick(notation: string): Promise<void> {
    return this.inTurn(async () => {
      const last = this.parts.filter((move) => move.notation === notation).length - 1;
      let seen = 0;
      await this.change(this.parts.filter((move) => move.notation !== notation || seen++ < last));
    });
  }

  /** Put back whatever is picked for the open question. */
  unpickEverything(): Promise<void> {
    return this.inTurn(async () => this.picks.length > 0 && this.change(this.begun));
  }

  /** Take back every part that says this. */
  unpickAll(notation: string): Promise<void> {
    return this.inTurn(() => this.change(this.parts.filter((move) => move.notation !== notation)));
  }

  /** Where nothing can be added any more: this instead of what was picked first. */
  swap(notation: string): Promise<void> {
    return this.inTurn(async () => {
      const move = this.opening?.menu.find((one) => one.notation === notation);
      const oldest = this.picks[0];
      if (!move || !oldest) return this.refuse(notation);
      await this.change([...this.parts.filter((one) => one !== oldest), move]);
    });
  }

  /** Take back the last part. */
  back(): Promise<void> {
    return this.inTurn(async () => {
      if (this.opening && this.parts.at(-1)?.parts.do === this.opening.sort)
        this.opening = { ...this.opening, done: false };
      await this.change(this.parts.slice(0, -1));
    });
  }

  /** One more part; with the last one the decision is made. */
  advance(notation: string): Promise<void> {
    return this.inTurn(async () => {
      const move = this.choices.find((one) => one.notation === notation);
      if (!move) return this.refuse(notation);
      const land = this.table.departs([move]);
      if (!(await this.change([...this.parts, move]))) return;
      void tick().then(land);
      await this.finish();
    });
  }

  /** The picks are confirmed: send them, or go on to what is asked next. */
  proceed(): Promise<void> {
    return this.inTurn(async () => {
      if (this.opening) this.opening = { ...this.opening, done: true };
      await this.finish();
    });
  }

  /** Make the decision; where more could be added, say that nothing is. */
  send(): Promise<void> {
    return this.inTurn(async () => {
      if (!this.whole) return;
      const { end } = this;
      await (end ? this.table.play(end.notation) : this.table.commit());
    });
  }

  /** Why this cannot be done now goes where the question stands. */
  refuse(notation: string, otherwise = ''): Promise<void> {
    return this.table.answer(this.table.why(notation).then((told) => told || otherwise));
  }

  clear(): void {
    this.forget();
    this.table.drop();
  }

  private forget(): void {
    this.picked = [];
    this.opening = null;
  }

  /** The move that closes what is staged. */
  private get end(): Move | undefined {
    return this.table.legal.find((move) => this.closing.includes(move.notation));
  }

  private async finish(): Promise<void> {
    const { trial } = this.table;
    if (!trial?.complete || asksOn(trial)) return;
    if (this.table.asksBefore(this.table.staged, trial.ends)) return;
    await this.table.commit();
  }

  private async add(notation: string): Promise<boolean> {
    const move = this.choices.find((one) => one.notation === notation);
    if (!move) {
      await this.refuse(notation);
      return false;
    }
    const sort = String(move.parts.do);
    if (this.opening?.sort !== sort || this.opening.done)
      if (this.table.view.any_order.includes(sort) && this.named(sort).length === 0)
        this.opening = { sort, view: this.table.view, menu: this.choices, done: false };
    return this.change([...this.parts, move]);
  }

  private async change(parts: Move[]): Promise<boolean> {
    const before = this.parts;
    this.picked = parts;
    if (await this.table.stage(parts.map((move) => move.notation))) return true;
    this.picked = before;
    const { refusal } = this.table;
    if (refusal?.code !== 'illegal') return false;
    this.table.note = refusedTo(refusal, this.table);
    this.table.refusal = null;
    return false;
  }

  private inTurn(act: () => Promise<unknown>): Promise<void> {
    const turn = this.queue.then(async () => {
      if (this.table.busy) return; // a second press on what was just sent
      this.working = true;
      try {
        await act();
      } finally {
        this.working = false;
      }
    });
    this.queue = turn.catch(() => undefined);
    return turn;
  }

  private known(notation: string): Move {
    const menus = [...(this.opening?.menu ?? []), ...this.first.next];
    const all = [...this.picked, ...menus, ...(this.table.update?.legal ?? [])];
    const found = all.find((move) => move.notation === notation);
    return found ?? { key: -1, notation, parts: { do: notation } };
  }
}

/** Whether the position after the staged parts asks the same seat for another part. */
function asksOn(trial: Messages.Preview): boolean {
  return Boolean(trial.view.midway) && !trial.ends;
}

/** Whether these are the same moves, in whatever order. */
function agree(moves: Move[], notations: string[]): boolean {
  const names = moves.map((move) => move.notation).sort();
  return names.join('|') === [...notations].sort().join('|');
}
