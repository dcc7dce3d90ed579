// What the person at the screen has picked up: a die, a place for one, artifacts for a sale, dice for a
// dive. What is allowed comes from the table's list of legal moves alone.
import { leads } from '../../lib/leads';
import type { Messages } from '../../lib/schema';
import type { Session } from '../../lib/session.svelte';
import {
  ARTIFACTS,
  COLLECTORS,
  design,
  dieOn,
  GUIDE,
  side,
  times,
  type Edition,
  type View,
} from './cards';
import { cardName, type Say } from './words';

export const TABS = ['mine', 'market', 'museums', 'players'] as const;
export type Tab = (typeof TABS)[number];

/** A decision whose parts can be named in any order. */
export interface Question {
  step: 'selling' | 'trading' | 'diving';
  left: number; // artifacts to give, or points that the dice must reach
}

export class Desk {
  face = $state(0); // the die in hand
  slot = $state(''); // the place that waits for a die: “card action”
  picks = $state<Record<string, number>>({}); // of each artifact or face, for the open question
  question = $state.raw<Question | null>(null);
  tab = $state<string>('mine' satisfies Tab);
  closeUp = $state(-1); // the player whose rows are shown large
  zoom = $state(''); // the own card that is shown large
  legend = $state(false); // what the signs mean is shown

  constructor(readonly table: Session<View, Edition>) {}

  view = $derived.by(() => this.table.view);
  edition = $derived.by(() => this.table.edition as Edition);
  say: Say = (message, values = {}) => this.table.say(message, values);
  /** Whose rows lie at the bottom: the own ones, for spectators those of the player at turn. */
  me = $derived.by(() => {
    if (this.table.seat >= 0) return this.table.seat;
    return Math.max(0, this.view.turn);
  });
  mine = $derived.by(() => this.table.mine && !this.table.held);
  placings = $derived.by(() => this.table.find({ do: 'place' }));
  lays = $derived.by(() => this.table.find({ do: 'lay' }));
  upgrades = $derived.by(() => this.table.find({ do: 'upgrade' }));
  purchases = $derived.by(() => this.table.find({ do: 'buy' }));
  fills = $derived.by(() => this.table.find({ do: 'fill' }));

  name(card: string): string {
    return cardName(this.say, this.edition, card);
  }

  /** Whether nobody has more reputation; majorities come after the end. */
  ahead(seat: number): boolean {
    const { reputation, step } = this.view;
    return step !== 'ended' && leads(reputation, seat);
  }

  /** Why this cannot be done now; empty only if it can. */
  why(notation: string): string {
    if (this.table.can(notation)) return '';
    if (this.table.held) return this.say('ask-confirm');
    return (
      this.table.whyNow(notation) || this.say(this.table.seat < 0 ? 'only-watching' : 'not-now')
    );
  }

  refuse(notation: string): void {
    this.table.note = this.why(notation);
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
    if (tab === 'market') return this.purchases.length;
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
      this.table.note = this.slot ? this.why(`place ${face} ${this.slot}`) : this.whyIdle(face);
      return;
    }
    this.face = this.face === face ? 0 : face;
    this.table.note = '';
  }

  /** Why a die of this face cannot be used at all. */
  private whyIdle(face: number): string {
    const open = this.mine && this.view.step === 'placing';
    return open ? this.say('die-idle', { face }) : this.why(`place ${face} ${GUIDE} 1`);
  }

  async pressSlot(card: string, action: number): Promise<void> {
    const moves = this.onto(card, action);
    const move = moves.find((one) => one.parts.face === this.face);
    if (move) return this.place(move);
    if (moves.length === 0 || this.face) {
      this.table.note = this.whyNot(card, action);
      return;
    }
    const name = `${card} ${action}`;
    this.slot = this.slot === name ? '' : name;
    this.table.note = '';
  }

  /** Why no die, or not the chosen one, can be placed there. */
  whyNot(card: string, action: number): string {
    const inHand = this.view.dice.findIndex((count) => count > 0) + 1;
    const covered = dieOn(this.view, card, action) > 0;
    if (this.mine && this.view.step === 'placing' && !inHand && !covered)
      return this.say('no-die-left');
    return this.why(`place ${this.face || inHand || 1} ${card} ${action}`);
  }

  /** Actions that ask for more are tried out first, so that there is a way back. */
  async place(move: Messages.Move): Promise<void> {
    this.letGo();
    this.zoom = '';
    if (this.asksMore(String(move.parts.card), Number(move.parts.action)))
      await this.table.stage(move.notation);
    else await this.table.play(move.notation);
  }

  private asksMore(card: string, action: number): boolean {
    if (this.isPublic(card)) return card !== GUIDE;
    const laid = this.view.cards[this.me]?.find((one) => one.card === card);
    const found = laid && design(this.edition, card);
    const does = found && side(found, laid.level).actions?.[action - 1]?.do;
    return does !== 'find' && does !== 'gain';
  }

  letGo(): void {
    this.face = 0;
    this.slot = '';
  }

  // Parts of a sale, a trade or a dive, in any order.

  /** Called whenever the position changes: a question opens, is answered, or a part is taken back. */
  follow(): void {
    const { step, left } = this.view;
    const parts = this.table.staged.filter(isPart);
    const open = step === 'selling' || step === 'trading' || step === 'diving';
    if (!this.table.mine || (!open && parts.length === 0)) {
      this.question = null;
      this.picks = {};
      this.expected = '';
      return;
    }
    if (this.question && this.expected === this.stamp(this.table.staged)) return;
    if (open && parts.length === 0) this.question = { step, left };
    this.picks = counted(parts);
    this.expected = this.stamp(this.table.staged);
  }

  private expected = ''; // the staged moves that the picks stand for

  private stamp(staged: string[]): string {
    return [this.table.ply, ...staged].join();
  }

  picked = $derived.by(() => Object.values(this.picks).reduce((sum, count) => sum + count, 0));
  /** What the chosen dice add up to. */
  sum = $derived.by(() =>
    Object.entries(this.picks).reduce((sum, [face, count]) => sum + Number(face) * count, 0),
  );
  /** The parts that are chosen are a whole decision. */
  whole = $derived.by(() => this.question !== null && this.table.staged.some(isPart));

  /** One more or one less of an artifact, or of a face. */
  async pick(name: string, by: number): Promise<void> {
    if (!this.question || this.table.busy) return;
    this.picks = { ...this.picks, [name]: Math.max(0, (this.picks[name] ?? 0) + by) };
    const base = this.table.staged.filter((notation) => !isPart(notation));
    const parts = this.parts();
    const enough =
      this.question.step === 'diving'
        ? this.picked > 0 && this.sum >= this.question.left
        : this.question.step === 'trading'
          ? this.picked === this.question.left
          : this.picked > 0;
    const wanted = enough ? [...base, ...parts] : base;
    this.expected = this.stamp(wanted);
    if (wanted.join() !== this.table.staged.join()) await this.table.restage(wanted);
  }

  private parts(): string[] {
    const [names, word] =
      this.question?.step === 'diving'
        ? [['1', '2', '3', '4', '5', '6'], 'add']
        : [[...ARTIFACTS], 'give'];
    return names.flatMap((name) => times(this.picks[name] ?? 0, `${word} ${name}`));
  }

  /** Close the sale or the dive, where the rules have not done so by themselves. */
  async finish(): Promise<void> {
    const last = ['enough', 'descend'].find((notation) => this.table.can(notation));
    if (last) await this.table.play(last);
    else await this.table.commit();
  }
}

/** Whether the move is a part that may be named in any order. */
export function isPart(notation: string): boolean {
  return notation.startsWith('give ') || notation.startsWith('add ');
}

/** How many parts name each artifact or face. */
function counted(parts: string[]): Record<string, number> {
  const counts: Record<string, number> = {};
  for (const part of parts) {
    const name = part.split(' ')[1] ?? '';
    counts[name] = (counts[name] ?? 0) + 1;
  }
  return counts;
}
