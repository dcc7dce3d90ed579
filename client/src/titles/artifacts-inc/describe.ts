// Moves in words that tell where on the table they are: new cards by what they come to lie beside, orders
// by what they ask for, places for dice by what they take, and cards of one name by their place.
import type { Messages } from '../../lib/schema';
import {
  columns,
  design,
  museums,
  neighbour,
  side,
  taken,
  type Edition,
  type Laid,
  type Table,
  type View,
} from './cards';

/** `view`: the table when the move could be made. */
export function describe(table: Table, move: Messages.Move, view: View = table.view): string {
  const { parts } = move;
  const cards = view.cards[view.turn] ?? [];
  const name = (card: string) => table.say(`card-${card}`);
  if (parts.do === 'lay') {
    const place = { row: parts.row as Laid['row'], column: Number(parts.column) };
    const { side, card } = neighbour(cards, place);
    return table.say('lay-label', { row: place.row, side, card: name(card ?? '') });
  }
  if (parts.do === 'fill') return order(table, move, view);
  const laid = cards.find(({ card }) => card === parts.card);
  const text =
    laid && parts.do === 'place' ? placing(table, move, laid, view) : table.describe(move);
  const isTwin = cards.some(
    ({ card }) => card !== parts.card && name(card) === name(`${parts.card}`),
  );
  if (!laid || !isTwin) return text;
  const number = columns(cards, []).indexOf(laid.column) + 1;
  return table.say(`twin-${laid.row}`, { text, number });
}

/** Where a card has several places for dice, by what this one takes. */
function placing(table: Table, move: Messages.Move, { card, level }: Laid, view: View): string {
  const { action, face } = move.parts;
  const printed = design(table.edition as Edition, card);
  const actions = printed ? (side(printed, level).actions ?? []) : [];
  const needed = taken(view, view.turn, card, Number(action)) || actions[Number(action) - 1]?.die;
  if (!needed || actions.length < 2) return table.describe(move);
  const die = needed === 'any' ? '1+' : needed.replace('-', '−');
  return table.say('move-place-at', { face: face ?? 0, card, die });
}

/** An order by its size; if several of that size are open, by its box too. */
function order(table: Table, move: Messages.Move, view: View): string {
  const { museum = '', box } = move.parts;
  const all = museums(table.edition as Edition, view);
  const index = all.findIndex(({ id }) => id === museum);
  const sizes = all[index]?.orders ?? [];
  const size = sizes[Number(box) - 1];
  if (!size) return table.describe(move);
  const isOpen = (at: number) => (view.orders[index]?.[at] ?? -1) < 0;
  const isTwin = sizes.filter((one, at) => one === size && isOpen(at)).length > 1;
  return table.say('move-fill-size', { size, museum, box: isTwin ? Number(box) : 0 });
}
