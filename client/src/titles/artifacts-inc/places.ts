// Where the cards for sale lie: the log tells it, so that everybody sees them in the same places,
// also after a reload and in a replay.
import type { Messages } from '../../lib/schema';
import type { Edition } from './cards';

/** The cards of each pile, place by place: a new one goes where one is missing, and of equal cards
 * the last one is bought. */
export function placesIn(log: Messages.Event[], edition: Edition): Record<string, string[]> {
  const piles = Object.fromEntries(edition.card.map(({ id, type }) => [id, type]));
  const places: Record<string, string[]> = {};
  for (const { parts } of played(log)) {
    const card = String(parts?.card);
    const row = (places[piles[card] ?? ''] ??= []);
    if (parts?.do === 'reveal') put(row, row.indexOf(''), card);
    else if (parts?.do === 'buy') put(row, row.lastIndexOf(card), '');
  }
  return places;
}

function put(row: string[], place: number, card: string): void {
  if (place >= 0) row[place] = card;
  else if (card) row.push(card);
}

/** The events of the game as it stands, without what was taken back. */
function played(log: Messages.Event[]): Messages.Event[] {
  const before = log[0]?.ply ?? 0; // of a very long log only the end is known
  const found: Messages.Event[] = [];
  for (const event of log) {
    if (event.back === undefined) found.push(event);
    else found.length = Math.max(0, Math.min(found.length, event.back - before));
  }
  return found;
}
