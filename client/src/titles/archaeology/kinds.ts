// Small sums over treasures: what lies where, what it counts for, what it brings. All numbers are
// printed ones of the edition, or stand in the view; what is allowed is the server's business.
import type { Archaeology, Messages } from '../../lib/schema';
import type { Session } from '../../lib/session.svelte';

export type View = Archaeology.View;
export type Edition = Archaeology.Edition;
export type Kind = keyof Archaeology.Kinds;
export type Chamber = 'small' | 'medium' | 'large';
export type Table = Session<View, Edition>;

/** In the order in which the parts of a decision are named. */
export const KINDS: Kind[] = ['shard', 'parchment', 'coin', 'talisman', 'cup', 'map', 'mask'];
export const CHAMBERS: Chamber[] = ['small', 'medium', 'large'];

/** The same kinds in the order in which parts are named. */
export function inOrder(kinds: Kind[]): Kind[] {
  return KINDS.flatMap((kind) => kinds.filter((one) => one === kind));
}

/** How often a kind is among these. */
export function count(kinds: Kind[], kind: Kind): number {
  return kinds.filter((one) => one === kind).length;
}

/** What these cards count for at the marketplace (§3.1). */
export function tradingValue(edition: Edition, kinds: Kind[]): number {
  return kinds.reduce((sum, kind) => sum + edition.treasures[kind].trading, 0);
}

interface Rung {
  size: number;
  price: number;
}

/** The printed prices of a kind, for one card, two cards … (§3.2). */
export function ladder(edition: Edition, kind: Kind): Rung[] {
  return edition.treasures[kind].selling.map((price, at) => ({ size: at + 1, price }));
}

/** The rung that this many cards reach, and the one that one more card would reach. */
export function standing(edition: Edition, kind: Kind, held: number): { now?: Rung; next?: Rung } {
  const rungs = ladder(edition, kind);
  const now = rungs[Math.min(held, rungs.length) - 1];
  const next = rungs[held];
  return { ...(now && { now }), ...(next && { next }) };
}

/** What was sold of a kind: the sets, largest first, their cards and what they brought. */
export function soldOf(edition: Edition, sold: Archaeology.Sold[], kind: Kind) {
  const sets = sold.filter((set) => set.kind === kind).sort((one, other) => other.size - one.size);
  const money = sets.reduce((sum, set) => sum + set.count * price(edition, set), 0);
  return { kind, sets, cards: cardsSold(sets), money };
}

/** The price of a set. */
export function price(edition: Edition, set: { kind: Kind; size: number }): number {
  return edition.treasures[set.kind].selling[set.size - 1] ?? 0;
}

/** All cards that a player has sold (§9.7). */
export function cardsSold(sets: Archaeology.Sold[]): number {
  return sets.reduce((sum, set) => sum + set.size * set.count, 0);
}

/** The move that robs this player, where that can be decided now (§4.5). */
export function rob(table: Table, seat: number): string {
  return table.mine && !table.busy ? (table.find({ do: 'rob', seat })[0]?.notation ?? '') : '';
}

/** How many cards of a hand are known by their kind. */
export function knownCards(note: Archaeology.Note): number {
  return KINDS.reduce((sum, kind) => sum + note[kind], 0);
}

/** The cards that were laid down and taken in a trade that is open at the table itself. */
export function openTrade(view: View, log: Messages.Event[]): { offers: Kind[]; takes: Kind[] } {
  const trade = { offers: [] as Kind[], takes: [] as Kind[] };
  if (view.step !== 'offering' && view.step !== 'taking') return trade;
  for (const event of [...log].reverse()) {
    const side = event.parts?.do === 'offer' ? 'offers' : event.parts?.do === 'take' ? 'takes' : '';
    if (!side || event.actor !== view.turn || (side === 'takes' && trade.offers.length > 0)) break;
    trade[side].unshift(event.parts?.kind as Kind);
  }
  return trade;
}
