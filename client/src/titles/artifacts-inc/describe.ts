// Moves in words that tell where on the table they are: new cards by what they come to lie beside, and
// cards of one name by their place.
import type { Messages } from '../../lib/schema';
import type { Session } from '../../lib/session.svelte';
import { columns, neighbour, type Edition, type Laid, type View } from './cards';

type Table = Session<View, Edition>;

export function describe(table: Table, move: Messages.Move): string {
  const { parts } = move;
  const cards = table.view.cards[table.view.turn] ?? [];
  const name = (card: string) => table.say(`card-${card}`);
  if (parts.do === 'lay') {
    const place = { row: parts.row as Laid['row'], column: Number(parts.column) };
    const { side, card } = neighbour(cards, place);
    return table.say('lay-label', { row: place.row, side, card: name(card ?? '') });
  }
  const text = table.describe(move);
  const laid = cards.find(({ card }) => card === parts.card);
  const isTwin = cards.some(
    ({ card }) => card !== parts.card && name(card) === name(`${parts.card}`),
  );
  if (!laid || !isTwin) return text;
  const number = columns(cards, []).indexOf(laid.column) + 1;
  return table.say(`twin-${laid.row}`, { text, number });
}
