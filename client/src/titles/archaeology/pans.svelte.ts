// What lies in the two pans of the balance or is lost to a storm: sums over the parts of a decision.
import { Decision } from '../../lib/decision.svelte';
import {
  count,
  openTrade,
  tradingValue,
  type Edition,
  type Kind,
  type Table,
  type View,
} from './kinds';

export type Part = 'offer' | 'take' | 'discard';

export class Pans extends Decision<View, Edition> {
  /** What is wanted from the marketplace before anything is laid down for it. */
  wish = $state<Kind | null>(null);

  constructor(table: Table) {
    super(table, ['close']);
  }

  override renew(): Promise<void> {
    this.wish = null;
    return super.renew();
  }

  override async pick(notation: string): Promise<void> {
    await super.pick(notation);
    await this.fulfil();
  }

  override async pickAll(notation: string): Promise<void> {
    await super.pickAll(notation);
    await this.fulfil();
  }

  /** Want this card, or no longer; where laying down cards would not bring it, say why. */
  async want(kind: Kind): Promise<void> {
    const notation = `take ${kind}`;
    const lacks = await this.table.reasons.of(notation, this.table.staged);
    if (lacks?.reason === 'offer-first') this.wish = this.wish === kind ? null : kind;
    else await this.refuse(notation);
  }

  /** Enough lies in the left pan: what was wanted is taken. */
  private async fulfil(): Promise<void> {
    const notation = `take ${this.wish}`;
    if (!this.wish || !this.can(notation)) return;
    this.wish = null;
    await super.pick(notation);
  }

  /** What lies in a trade that is already open at the table, whoever made it. */
  get laid(): { offers: Kind[]; takes: Kind[] } {
    return openTrade(this.base, this.table.log);
  }

  get offers(): Kind[] {
    return this.kinds('offer');
  }

  get takes(): Kind[] {
    return this.kinds('take');
  }

  get losses(): Kind[] {
    return this.kinds('discard');
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

  /** Cards of the trade or the losses are chosen, and not sent yet. */
  get chosen(): boolean {
    return this.offers.length + this.takes.length + this.losses.length > 0;
  }

  /** Cards of the kind in your hand, without those picked. */
  held(kind: Kind): number {
    const own = this.base.turn === this.table.seat ? count(this.laid.takes, kind) : 0;
    return this.base.hand[kind] - own - count([...this.offers, ...this.losses], kind);
  }

  /** Cards of the kind in your hand that everybody knows of (R29): none where none is left. */
  seen(kind: Kind): number {
    const known = this.table.recalls ? (this.base.public[this.table.seat]?.[kind] ?? 0) : 0;
    return Math.min(known, this.held(kind));
  }

  /** Cards of the kind in the marketplace, without those that lie in the pans. */
  onSale(kind: Kind): number {
    return this.base.market[kind] - count([...this.laid.offers, ...this.takes], kind);
  }

  /** The part that pressing a card of your hand means now. */
  get handPart(): Part {
    return this.base.step === 'discarding' ? 'discard' : 'offer';
  }

  get edition(): Edition {
    return this.table.edition as Edition;
  }

  private kinds(part: Part): Kind[] {
    return this.named(part).map((move) => move.parts.kind as Kind);
  }
}
