// What the person at the screen has picked up: a die, a place for one, artifacts for a sale, dice for a
// dive. What is allowed comes from the table's list of legal moves alone.
import { Decision } from '../../lib/decision.svelte';
import { guide } from '../../lib/guide/guide.svelte';
import { leads } from '../../lib/leads';
import type { Pressed } from './places';
import type { Messages } from '../../lib/schema';
import { settings } from '../../lib/settings.svelte';
import { Beyond } from './beyond.svelte';
import {
  ARTIFACTS,
  COLLECTORS,
  dieOn,
  GUIDE,
  startingCards,
  type Edition,
  type Table,
  type View,
} from './cards';
import { cardName } from './words';

export const TABS = ['mine', 'market', 'museums', 'players'] as const;
export type Tab = (typeof TABS)[number];

/** A decision whose parts can be named in any order. */
export interface Question {
  step: 'selling' | 'trading' | 'diving';
  left: number; // artifacts to give, or points that the dice must reach
  sort: string; // of the parts that answer it
}

export class BoardState {
  slot = $state(''); // the place that waits for a die: “card action”
  private order = ''; // the order that was pressed, and is filled once a die is there
  tab = $state<string>('mine' satisfies Tab);
  closeUp = $state(-1); // the player whose rows are shown large
  zoom = $state(''); // the card of yours that is shown large
  legend = $state(false); // what the signs mean is shown
  around = $state(false); // market and museums are shown while starting cards are laid out

  readonly beyond = new Beyond();
  pressed = $state.raw<Pressed[]>([]); // cards for sale, in the order of pressing
  readonly decision: Decision<View, Edition>;

  readonly say: Table['say'];

  constructor(readonly table: Table) {
    this.decision = new Decision(table, ['enough', 'descend']);
    this.say = table.say;
  }

  /** The die in hand. */
  get face(): number {
    return Number(this.decision.hand.face ?? 0);
  }
  set face(face: number) {
    this.decision.hand = face ? { face } : {};
  }

  view = $derived.by(() => this.table.view);
  /** The table without what is staged. */
  settled = $derived.by(() => this.table.settled);
  /** The table on which dice lie: while the end of the turn waits for an answer, they still do. */
  rolled = $derived.by(() => (this.table.held ? this.settled : this.view));
  /** The table as it is counted: what a sale, a trade or a dive brings is there once it is made. */
  counted = $derived.by(() => (this.question ? this.settled : this.view));
  /** Everybody's reputation; once the game is over, with the majorities in the museums. */
  reputation = $derived.by(() => this.table.result?.scores ?? this.counted.reputation);
  edition = $derived.by(() => this.table.edition as Edition);
  /** Whose rows lie at the bottom: yours, for spectators those of the current player. */
  me = $derived.by(() => {
    if (this.table.seat >= 0) return this.table.seat;
    return Math.max(0, this.view.turn);
  });
  mine = $derived.by(() => this.table.mine && !this.table.held);
  /** Starting cards are laid out, by whomever: nothing else matters yet to those who play. */
  arranging = $derived.by(() => this.table.seat >= 0 && this.view.step === 'arranging');
  /** Nothing but the starting cards is shown. */
  calm = $derived.by(() => this.arranging && !this.around);
  /** A newcomer who has bought nothing yet sees what is for sale in short, until it can be bought or is
   * asked for. */
  brief = $derived.by(() => {
    const own = this.view.cards[this.table.seat]?.length ?? Infinity;
    const reads = this.arranging ? this.around : this.view.step === 'laying';
    return (
      guide.on && !reads && this.purchases.length === 0 && own <= startingCards(this.edition).length
    );
  });
  placings = $derived.by(() => this.decision.find({ do: 'place' })); // not while a sale is counted
  lays = $derived.by(() => this.table.find({ do: 'lay' }));
  upgrades = $derived.by(() => this.table.find({ do: 'upgrade' }));
  purchases = $derived.by(() => this.table.find({ do: 'buy' }));
  fills = $derived.by(() => this.decision.find({ do: 'fill' }));

  name(card: string): string {
    return cardName(this.say, this.edition, card);
  }

  /** Whether everybody else has less reputation; before the majorities are counted, nobody knows. */
  ahead(seat: number): boolean {
    return this.counted.step !== 'ended' && leads(this.reputation, seat);
  }

  /** Why this cannot be done now; empty only if it can. */
  async why(notation: string): Promise<string> {
    if (this.table.can(notation)) return '';
    if (this.table.held) return this.say('ask-confirm');
    const told = await this.table.why(notation);
    return told || this.say(this.table.seat < 0 ? 'only-watching' : 'not-now');
  }

  refuse(notation: string): Promise<void> {
    return this.table.answer(this.why(notation));
  }

  // Dice and places for them.

  /** The moves that place a die there now. */
  onto(card: string, action: number): Messages.Move[] {
    return this.placings.filter((move) => move.parts.card === card && move.parts.action === action);
  }

  /** Whether the chosen die goes there, or, with none chosen, any die. */
  lights(card: string, action: number): boolean {
    const moves = this.onto(card, action);
    return this.face ? moves.some((move) => move.parts.face === this.face) : moves.length > 0;
  }

  /** Whether a die of this face can be used now: on the chosen place, or on any. */
  useful(face: number): boolean {
    const moves = this.placings.filter((move) => move.parts.face === face);
    return this.slot
      ? moves.some((move) => `${move.parts.card} ${move.parts.action}` === this.slot)
      : moves.length > 0;
  }

  /** How many places on this tab wait for the chosen die, or for the chosen step. */
  waiting(tab: Tab): number {
    const isPublic = (move: Messages.Move) => this.isPublic(String(move.parts.card));
    const lit = this.placings.filter((move) => !this.face || move.parts.face === this.face);
    const places = (moves: Messages.Move[]) =>
      new Set(moves.map((move) => `${move.parts.card} ${move.parts.action}`)).size;
    if (tab === 'market')
      return this.purchases.reduce(
        (sum, move) => sum + (this.view.visible[String(move.parts.card)] ?? 0),
        0,
      );
    if (tab === 'mine')
      return (
        places(lit.filter((move) => !isPublic(move))) + this.lays.length + this.upgrades.length
      );
    if (tab === 'museums')
      return places(lit.filter(isPublic)) + this.fills.length + Number(this.table.can('dive'));
    return 0;
  }

  isPublic(card: string): boolean {
    return (
      card === COLLECTORS || card === GUIDE || this.edition.museum.some((one) => one.id === card)
    );
  }

  async pressDie(face: number): Promise<void> {
    const [card = '', action = ''] = this.slot.split(' ');
    const move = this.onto(card, Number(action)).find((one) => one.parts.face === face);
    if (move) return this.place(move);
    if (this.slot || !this.useful(face)) {
      const idle = !this.slot && this.mine && this.view.step === 'placing';
      if (!idle) return this.refuse(`place ${face} ${this.slot || `${GUIDE} 1`}`);
      this.table.note = this.say('die-idle', { face });
      return;
    }
    this.face = this.face === face ? 0 : face;
    this.table.note = '';
  }

  async pressSlot(card: string, action: number): Promise<void> {
    const moves = this.onto(card, action);
    const move = moves.find((one) => one.parts.face === this.face);
    if (move) return this.place(move);
    if (moves.length === 0 || this.face) return this.table.answer(this.whyNot(card, action));
    const [only, ...others] = moves;
    if (only && others.length === 0) return this.place(only);
    const name = `${card} ${action}`;
    this.slot = this.slot === name ? '' : name;
    this.table.note = '';
  }

  /** An order of a museum; if it could be filled after a die is placed there, that comes first. */
  async pressOrder(museum: string, notation: string): Promise<void> {
    if (this.table.can(notation)) return this.decision.advance(notation);
    const first = this.placings.find(
      ({ parts }) => parts.card === museum && (!this.face || parts.face === this.face),
    );
    if (!first || !(await this.table.preview([first.notation, notation]))) {
      this.table.refusal = null;
      return this.refuse(notation);
    }
    this.slot = '';
    this.order = notation;
    await this.pressSlot(museum, Number(first.parts.action));
  }

  /** Why no die, or not the chosen one, can be placed there. */
  async whyNot(card: string, action: number): Promise<string> {
    const inHand = this.view.dice.findIndex((count) => count > 0) + 1;
    const covered = dieOn(this.view, card, action) > 0;
    if (this.mine && this.view.step === 'placing' && !inHand && !covered)
      return this.say('no-die-left');
    return this.why(`place ${this.face || inHand || 1} ${card} ${action}`);
  }

  async place(move: Messages.Move): Promise<void> {
    const { order } = this;
    this.letGo();
    this.zoom = '';
    await this.decision.advance(move.notation);
    const [only, ...others] = this.fills;
    const forced = settings.forced && others.length === 0 ? only?.notation : undefined;
    const wanted = order || forced;
    if (wanted && this.decision.can(wanted)) await this.decision.advance(wanted);
  }

  /** Dive; a die in hand goes first, and so does the only one. */
  async dive(face = this.face || this.onlyDie): Promise<void> {
    if (!this.mine || !this.table.can('dive')) return this.refuse('dive');
    this.letGo();
    await this.decision.advance('dive');
    if (this.canAdd(face)) await this.pick(face, 1);
  }

  /** The face of the last die; none while there are others. */
  private get onlyDie(): number {
    const { dice } = this.view;
    const count = dice.reduce((sum, some) => sum + some, 0);
    return count === 1 ? dice.findIndex((some) => some > 0) + 1 : 0;
  }

  letGo(): void {
    this.face = 0;
    this.slot = '';
    this.order = '';
  }

  // Parts of a sale, a trade or a dive, in any order.

  /** What is open and can be answered in any order. */
  question = $derived.by<Question | null>(() => {
    const { step, left, any_order } = this.decision.question;
    const open = this.table.mine && any_order.length > 0;
    return open ? { step: step as Question['step'], left, sort: String(any_order[0]) } : null;
  });
  /** What the chosen dice add up to. */
  sum = $derived.by(() =>
    this.decision.picks.reduce((sum, move) => sum + Number(move.parts.face), 0),
  );

  /** How many of this artifact, or dice of this face, are chosen. */
  chosen(name: string | number): number {
    return this.question ? this.decision.count(`${this.question.sort} ${name}`) : 0;
  }

  canAdd(name: string | number): boolean {
    return this.question !== null && this.decision.can(`${this.question.sort} ${name}`);
  }

  /** Everything that can be sold. */
  async pickEverything(): Promise<void> {
    for (const artifact of ARTIFACTS) if (this.canAdd(artifact)) await this.pickAll(artifact);
  }

  /** All of an artifact that can be given. */
  async pickAll(name: string | number): Promise<void> {
    if (this.question) await this.decision.pickAll(`${this.question.sort} ${name}`);
  }

  /** One more or one less of an artifact, or of a face. */
  async pick(name: string | number, by: number): Promise<void> {
    if (!this.question) return;
    const notation = `${this.question.sort} ${name}`;
    if (by > 0) await this.decision.pick(notation);
    else await this.decision.unpick(notation);
  }
}
