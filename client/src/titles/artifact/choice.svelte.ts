// A decision of Artifact, and the card whose uses are looked at.
import { Decision } from '../../lib/decision.svelte';
import type { Messages } from '../../lib/schema';
import { settings } from '../../lib/settings.svelte';
import { rankOf, siteOf, type Edition, type View } from './names';
import { payingOrder } from './tracks';
import { because, reason } from './words';

const NO_YEAR = -1; // years are counted from 0

export class Choice extends Decision<View, Edition> {
  /** A card of the hand or a place of the black market, of which the possible uses are shown. */
  focus = $state('');
  exchanging = $state(false);
  /** The part before this question left no choice and was added by the board: Back leaves both. */
  itself = $state(false);

  private restsIn = $state(NO_YEAR); // the year for which this seat wants nothing more

  /** A new question: nothing is looked at. */
  leave(): void {
    this.focus = '';
    this.exchanging = false;
  }

  /** Whether cards are pressed to see what can be done with them. */
  get looks(): boolean {
    const { mine, held, view, staged } = this.table;
    return mine && !held && staged.length === 0 && view.step === 'acting';
  }

  /** What can be done with this card is asked; where nothing can, why its use is not possible. */
  async look(thing: string, use: string, useful: boolean): Promise<void> {
    this.focus = this.focus === thing || !useful ? '' : thing;
    if (useful) this.table.note = '';
    else await this.table.answer(reason(this.table, use));
  }

  /** Whether something can be done with this card of the hand. */
  uses(card: string): boolean {
    if (!this.looks) return false;
    const [site, rank] = [siteOf(card), rankOf(card)];
    const others = { 'stand-alone': 'exhibit', gold: 'gold' }[rank];
    const { table } = this;
    return table.can(`sell ${card}`) || (!!others && table.find({ do: others, site }).length > 0);
  }

  /** How many things can be pressed in a part of the table to begin an action. */
  offers(pane: string): number {
    const { table } = this;
    if (!this.looks) return 0;
    const sorts = (...words: string[]) =>
      table.legal.filter((move) => words.includes(String(move.parts.do)));
    if (pane === 'sites') return sorts('research', 'hire', 'hire-two', 'ship').length;
    if (pane === 'exhibitions') return sorts('produce').length;
    if (pane === 'tracks')
      return new Set(sorts('buy', 'gold').map((move) => move.parts.place)).size;
    if (pane !== 'mine') return 0;
    return Object.keys(table.settled.hand).filter((card) => this.uses(card)).length;
  }

  /** A thing is pressed where it lies: it is picked or put back, or it is the whole answer. */
  async press(notation: string): Promise<void> {
    if (this.waits) return;
    const [sort = ''] = notation.split(' ');
    if (this.question.any_order.includes(sort)) await this.pickThing(notation);
    else await this.advance(notation);
  }

  // Changing one's mind: while an action is being chosen, another one may be pressed instead.

  /** Whether this is the action that is being chosen. */
  chosen(notation: string): boolean {
    return this.table.mine && this.parts[0]?.notation === notation;
  }

  /** Whether this action can take the place of the one that is being chosen. */
  instead(notation: string): boolean {
    const { mine, staged, update } = this.table;
    const { midway } = this.question;
    if (!mine || staged.length === 0 || !midway || this.chosen(notation)) return false;
    return Boolean(update?.legal.some((move) => move.notation === notation));
  }

  /** Whether the ship that is being chosen would bring no card. */
  get returnsEmpty(): boolean {
    const { do: word, site } = this.parts[0]?.parts ?? {};
    return word === 'ship' && !this.table.settled.cargo[this.table.seat]?.[String(site)];
  }

  /** What the staged parts cost so far. */
  get cost(): number {
    const { question, table } = this;
    const money = (view: View) => view.money[table.seat] ?? 0;
    return question.midway ? money(table.settled) - money(question) : 0;
  }

  /** Begin this action, whatever was chosen before. */
  async begin(notation: string): Promise<void> {
    if (!this.can(notation)) this.clear();
    this.itself = false;
    await this.advance(notation);
  }

  /** One more part, pressed or taken from a hint; the only marker that can pay does. */
  override async advance(notation: string): Promise<void> {
    await super.advance(notation);
    const [only, ...more] = this.find({ do: 'pay' });
    if (!settings.forced || this.returnsEmpty || !only || more.length > 0) return;
    await super.advance(only.notation);
    this.itself = true;
  }

  /** The markers that can pay: the right one first, then those that serve as jokers. */
  get payers(): Messages.Move[] {
    return payingOrder(this.find({ do: 'pay' }), this.table.view.prices);
  }

  /** Take these, which leave no choice, and go on to the next question if nobody wants to see them. */
  async pickForced(notations: string[], goesOn: boolean): Promise<void> {
    for (const notation of notations) await this.pick(notation);
    if (!goesOn) return;
    await this.proceed();
    this.itself = true;
  }

  override async back(): Promise<void> {
    if (this.itself && this.picks.length === 0) this.clear();
    else await super.back();
  }

  // After passing: nothing more this year.

  /** Whether this seat does nothing more until the next year. */
  get rests(): boolean {
    const { settled, seat } = this.table;
    return this.restsIn === settled.year && Boolean(settled.passed[seat]);
  }

  rest(wanted: boolean): void {
    this.restsIn = wanted ? this.table.settled.year : NO_YEAR;
  }

  /** One more of these, instead of the first if all are chosen; if there is no more, none of them. */
  async pickThing(notation: string): Promise<void> {
    if (this.can(notation)) await this.pick(notation);
    else if (this.count(notation) > 0) await this.unpickAll(notation);
    else await this.swap(notation);
  }

  override async refuse(notation: string, otherwise = ''): Promise<void> {
    if (otherwise) this.table.note = otherwise;
    else await this.table.answer(reason(this.table, notation));
  }

  /** Something that the board itself holds back: why, with the paragraph. */
  hold(text: string, paragraph: string): void {
    this.table.note = because(this.table, text, paragraph);
  }
}
