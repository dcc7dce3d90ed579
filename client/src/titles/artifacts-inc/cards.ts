// What the view and the edition say about cards, put in the order in which a screen shows it.
import type { ArtifactsInc } from '../../lib/schema';
import type { Session } from '../../lib/session.svelte';

export type View = ArtifactsInc.View;
export type Edition = ArtifactsInc.Edition;
export type Table = Session<View, Edition>;
export type Card = ArtifactsInc.Card;
export type Side = ArtifactsInc.Side;
export type Action = ArtifactsInc.Action;
export type Bonus = ArtifactsInc.Bonus;
export type Laid = ArtifactsInc.Laid;

export const ARTIFACTS = ['fossil', 'scroll', 'statue', 'gem'] as const;
export const FINDS = ['pottery', 'doubloons', 'sunken_city'] as const;
const PILES = ['A', 'B', 'C', 'D', 'E'] as const;
export const ROWS = ['top', 'bottom'] as const;
export const COLLECTORS = 'private-collectors';
export const GUIDE = 'guide-work';

/** The card as printed: `a-jungle-expedition#2` is a copy of `a-jungle-expedition`. */
export function design(edition: Edition, name: string): Card | undefined {
  const id = name.replace(/#\d+$/, '');
  return edition.card.find((card) => card.id === id);
}

export function side(card: Card, level: number): Side {
  return level === 2 ? card.level2 : card.level1;
}

/** What a card costs now: a purchase that is open may have a discount (§3.4). */
export function price(view: View, card: Card): number {
  const less = view.step === 'buying' ? view.stake : 0;
  return Math.max(0, card.cost.dollars - less);
}

/** The starting cards, in the order of the edition. */
export function startingCards(edition: Edition): Card[] {
  return edition.card.filter((card) => card.type === 'S');
}

export interface Pile {
  pile: (typeof PILES)[number];
  cards: Card[]; // for sale; a card that is there twice comes twice
  left: number; // face down
}

/** What is for sale, pile by pile. */
export function market(edition: Edition, view: View): Pile[] {
  return PILES.map((pile) => {
    const designs = edition.card.filter((card) => card.type === pile);
    const cards = designs.flatMap((card) => times(view.visible[card.id] ?? 0, card));
    const left = designs.reduce((sum, card) => sum + (view.piles[card.id] ?? 0), 0);
    return { pile, cards, left };
  });
}

/** The cards for sale where they lay before; a new one goes where one is missing. */
export function inPlace(before: string[], cards: Card[]): (Card | null)[] {
  const rest = [...cards];
  const places = before.map((id) => {
    const at = rest.findIndex((card) => card.id === id);
    return at < 0 ? null : (rest.splice(at, 1)[0] ?? null);
  });
  const filled = places.map((card) => card ?? rest.shift() ?? null);
  return [...filled, ...rest];
}

export interface MuseumSide {
  id: string;
  artifact: (typeof ARTIFACTS)[number];
  die: string;
  slots: number;
  bonus: number;
  majority: number;
  orders: number[];
}

/** The sides of the museums that this many players use, in the order of the view's `orders`. */
export function museums(edition: Edition, view: View): MuseumSide[] {
  return ARTIFACTS.flatMap((artifact, index) => {
    const card = edition.museum.find((museum) => museum.artifact === artifact);
    if (!card) return [];
    const few = view.seats === 2;
    const orders = few ? card.orders_6 : card.orders_9;
    return {
      id: card.id,
      artifact,
      die: card.die,
      slots: card.slots,
      bonus: (few ? card.bonus_6 : undefined) ?? card.bonus,
      majority: (few ? card.majority_6 : undefined) ?? card.majority,
      orders: orders.slice(0, view.orders[index]?.length),
    };
  });
}

/** How many boxes of a museum each seat has filled. */
export function cubes(boxes: number[], seats: number): number[] {
  return Array.from({ length: seats }, (_, seat) => boxes.filter((one) => one === seat).length);
}

/** The die that lies on an action now; 0 where none lies. */
export function dieOn(view: View, card: string, action: number): number {
  const found = view.placed.find((die) => die.card === card && die.action === action);
  return found?.face ?? 0;
}

/** Each die of a number of dice by face, lowest first. */
export function faces(counts: number[]): number[] {
  return counts.flatMap((count, index) => times(count, index + 1));
}

export interface Place {
  row: (typeof ROWS)[number];
  column: number;
}

/** All columns that are needed to show these cards and places, from left to right. */
export function columns(cards: Place[], free: Place[] = []): number[] {
  const used = [...cards, ...free].map((place) => place.column);
  if (used.length === 0) return [];
  const first = Math.min(...used);
  return Array.from({ length: Math.max(...used) - first + 1 }, (_, index) => first + index);
}

/** How many columns are out of sight on each side of a row that scrolls. */
export function outOfSight(columns: number, left: number, shown: number, whole: number) {
  const wide = whole / Math.max(1, columns);
  const count = (hidden: number) => Math.max(0, Math.ceil((hidden - 6) / wide));
  return { left: count(left), right: count(whole - shown - left) };
}

/** The card beside, above or below a free place, by which it is told: “left of Headquarters”. */
export function neighbour(cards: Laid[], place: Place) {
  const at = (row: string, column: number) =>
    cards.find((card) => card.row === row && card.column === column)?.card;
  const other = place.row === 'top' ? 'bottom' : 'top';
  const sides = [
    { side: place.row === 'top' ? 'above' : 'below', card: at(other, place.column) },
    { side: 'right', card: at(place.row, place.column - 1) },
    { side: 'left', card: at(place.row, place.column + 1) },
  ];
  return sides.find((one) => one.card) ?? { side: 'none', card: '' };
}

/** Actions that do the same, one after another, are shown as one with several dice. */
export function together(actions: Action[]): Action[][] {
  const groups: Action[][] = [];
  for (const action of actions) {
    const last = groups.at(-1);
    if (last && deed(last[0]) === deed(action)) last.push(action);
    else groups.push([action]);
  }
  return groups;
}

function deed(action: Action | undefined): string {
  return JSON.stringify({ ...action, die: '' });
}

/** What an action takes now, where a neighbour makes it easier: `2+`, or the faces. */
export function taken(view: View, seat: number, card: string, action: number): string {
  const found = view.eased[seat]?.find((one) => one.card === card && one.action === action);
  return found ? requirement(found.faces) : '';
}

/** Faces as a card prints them. */
export function requirement(list: number[]): string {
  const first = list[0] ?? 0;
  const last = list.at(-1) ?? 0;
  const whole = last - first + 1 === list.length;
  if (whole && list.length === 6) return 'any';
  if (whole && last === 6 && list.length > 1) return `${first}+`;
  if (whole && first === 1 && list.length > 1) return `${last}-`;
  return list.join('/');
}

/** How the reputation of a seat came about. */
export function reputation(edition: Edition, view: View, seat: number) {
  const icons = (view.cards[seat] ?? []).reduce((sum, laid) => {
    const card = design(edition, laid.card);
    return sum + (card ? side(card, laid.level).reputation : 0);
  }, 0);
  const found = FINDS.reduce((sum, find) => sum + (view.finds[seat]?.[find] ?? 0), 0);
  const dives = found * edition.dive.reputation;
  return { icons, dives, bonuses: (view.reputation[seat] ?? 0) - icons - dives };
}

/** The underwater cards that are left, the top one first. */
export function underwater(edition: Edition, view: View) {
  return edition.underwater.slice(view.dives);
}

export function times<T>(count: number, thing: T): T[] {
  return Array.from({ length: count }, () => thing);
}
