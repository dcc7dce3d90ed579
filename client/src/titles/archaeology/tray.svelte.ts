// The tray: cards that were picked for a trade or for the sandstorm and are not sent yet.
//
// People pick in any order, the server asks in ascending order of kind. So the tray remembers what
// was picked, and tries all of it, put in order, at the server after each change (`restage`): what
// the server accepts can be sent.
import type { Messages } from '../../lib/schema';
import { explain } from '../../lib/sentences';
import { count, inOrder, openTrade, tradingValue, type Kind, type Table, type View } from './kinds';

export type Part = 'offer' | 'take' | 'discard';
export interface Pick {
  part: Part;
  kind: Kind;
}

/** Whether an offer is refused only because it is not yet enough, alone or in the order of naming. */
function isShort(reason?: string): boolean {
  return reason === 'nothing-in-reach' || reason === 'lower-kinds-first';
}

export class Tray {
  picks = $state.raw<Pick[]>([]); // in the order of picking
  sound = $state(false); // the server has accepted all of them together

  constructor(private readonly table: Table) {}

  /** The table as it is without the picks. */
  get base(): View {
    const update = this.picks.length > 0 ? this.table.update : null;
    return (update?.view as View | undefined) ?? this.table.view;
  }

  /** What lies in a trade that is already open at the table, whoever made it. */
  get laid(): { offers: Kind[]; takes: Kind[] } {
    return openTrade(this.base, this.table.log);
  }

  get offers(): Kind[] {
    return this.picked('offer');
  }

  get takes(): Kind[] {
    return this.picked('take');
  }

  get losses(): Kind[] {
    return this.picked('discard');
  }

  /** The trading value in the left pan: what was laid down. */
  get given(): number {
    return tradingValue(this.edition, [...this.laid.offers, ...this.offers]);
  }

  /** The trading value in the right pan: what is taken. */
  get got(): number {
    return tradingValue(this.edition, [...this.laid.takes, ...this.takes]);
  }

  /** What is left to take for. */
  get left(): number {
    const own = tradingValue(this.edition, this.offers) - tradingValue(this.edition, this.takes);
    return this.base.balance + own;
  }

  get trading(): boolean {
    return this.offers.length + this.takes.length > 0 || this.isOpen;
  }

  /** A trade that is open at the table itself. */
  get isOpen(): boolean {
    return this.base.step === 'offering' || this.base.step === 'taking';
  }

  /** Cards of the kind in the own hand, without those picked. */
  held(kind: Kind): number {
    const own = this.base.turn === this.table.seat ? count(this.laid.takes, kind) : 0;
    return this.base.hand[kind] - own - count([...this.offers, ...this.losses], kind);
  }

  /** Cards of the kind in the marketplace, without those that lie in the pans. */
  onSale(kind: Kind): number {
    return this.base.market[kind] - count([...this.laid.offers, ...this.takes], kind);
  }

  /** The part that pressing a card of the own hand means now. */
  get handPart(): Part {
    return this.base.step === 'discarding' ? 'discard' : 'offer';
  }

  /** Why this card cannot be picked now; empty if it can be tried. */
  why(part: Part, kind: Kind): string {
    if (this.table.busy) return ' ';
    const real = this.objection(`${part} ${kind}`);
    if (part === 'discard') return this.whyNotLost(kind, real);
    return part === 'offer' ? this.whyNotOffered(kind, real) : this.whyNotTaken(kind, real);
  }

  async pick(part: Part, kind: Kind): Promise<void> {
    const why = this.why(part, kind);
    if (why) this.table.note = why.trim();
    else await this.change([...this.picks, { part, kind }]);
  }

  /** Put back the last card of the kind that was picked for this. */
  async unpick(part: Part, kind: Kind): Promise<void> {
    const last = this.picks.filter((pick) => pick.part === part && pick.kind === kind).at(-1);
    if (last) await this.change(this.picks.filter((pick) => pick !== last));
  }

  async back(): Promise<void> {
    await this.change(this.picks.slice(0, -1));
  }

  clear(): void {
    this.picks = [];
    this.sound = false;
  }

  /** Whether everything that was picked can be sent as it is. */
  get ready(): boolean {
    if (this.base.step === 'discarding') return this.sound && this.losses.length === this.base.left;
    return (this.sound && this.takes.length > 0) || (this.picks.length === 0 && this.canClose);
  }

  /** Send it: a trade with something left over is closed too, the rest is lost (§6.3). */
  async send(): Promise<void> {
    if (!this.ready) return;
    if (this.canClose) await this.table.play('close');
    else await this.table.commit();
  }

  private get edition() {
    return this.table.edition as NonNullable<Table['edition']>;
  }

  private get canClose(): boolean {
    return this.table.can('close');
  }

  private picked(part: Part): Kind[] {
    return this.picks.flatMap((pick) => (pick.part === part ? [pick.kind] : []));
  }

  private async change(picks: Pick[]): Promise<void> {
    this.picks = picks;
    this.sound = false;
    this.table.drop();
    this.table.note = '';
    const half = this.losses.length > 0 && this.losses.length < this.base.left;
    if (picks.length === 0 || half) return; // a part of the losses alone may not be nameable yet
    const parts = (['discard', 'offer', 'take'] as const).flatMap((part) =>
      inOrder(this.picked(part)).map((kind) => `${part} ${kind}`),
    );
    const accepted = await this.table.restage(parts);
    if (this.picks !== picks) return; // picked on meanwhile
    this.sound = accepted;
    if (!accepted) this.tellWhy();
  }

  private tellWhy(): void {
    const { table } = this;
    const reason = table.refusal?.body.objection?.reason;
    if (isShort(reason) && this.takes.length === 0)
      table.note = table.say('pan-short');
    else table.note = table.refusal?.message ?? '';
    table.refusal = null;
  }

  private objection(notation: string): Messages.Objection | undefined {
    if (this.table.update?.legal.some((move) => move.notation === notation)) return undefined;
    return this.table.objectionNow(notation, []);
  }

  private whyNotLost(kind: Kind, real?: Messages.Objection): string {
    if (this.held(kind) <= 0) return this.tell('not-held', '§5.3', { kind });
    if (real && real.reason !== 'too-few-above') return this.explain(real);
    return this.losses.length < this.base.left ? '' : this.table.say('lost-enough');
  }

  private whyNotOffered(kind: Kind, real?: Messages.Objection): string {
    const others = this.table.update?.legal.some((move) => move.parts.do === 'offer');
    if (real && !(isShort(real.reason) && others)) return this.explain(real);
    if (this.takes.includes(kind)) return this.tell('taken-this-turn', 'R13', { kind });
    return this.held(kind) > 0 ? '' : this.tell('not-held', '§6.2', { kind });
  }

  private whyNotTaken(kind: Kind, real?: Messages.Objection): string {
    const passing = ['offer-first', 'too-dear'].includes(real?.reason ?? '');
    if (real && !(passing && this.offers.length > 0)) return this.explain(real);
    if (this.onSale(kind) <= 0) return this.tell('not-in-market', '§6.2', { kind });
    if (this.offers.includes(kind)) return this.tell('offered-this-turn', 'R13', { kind });
    const value = this.edition.treasures[kind].trading;
    if (value <= this.left) return '';
    return this.tell('too-dear', '§6.2', { kind, value, balance: this.left });
  }

  private tell(reason: string, paragraph: string, values: Messages.Objection['values']): string {
    return this.explain({ what: '', reason, paragraph, values });
  }

  private explain(objection: Messages.Objection): string {
    return explain(this.table.title, objection, this.table.names, this.table.seat);
  }
}
