// Where the cards for sale lie: the log tells it, so that everybody sees them in the same places,
// also after a reload and in a replay.
import type { Messages } from '../../lib/schema';
import type { Edition } from './cards';

/** The card that was pressed here last, to be bought: of equal cards it is the one that leaves. */
export interface Pressed {
  ply: number; // of the table then
  actor: number;
  card: string;
  place: number;
}

/** The cards of each pile, place by place: a new one goes where one is missing. Of equal cards the
 * last one is bought, but for those that were pressed on this page. */
export function placesIn(
  log: Messages.Event[],
  edition: Edition,
  pressed: Pressed[] = [],
): Record<string, string[]> {
  const piles = Object.fromEntries(edition.card.map(({ id, type }) => [id, type]));
  const places: Record<string, string[]> = {};
  for (const { parts, ply, actor } of played(log)) {
    const card = String(parts?.card);
    const row = (places[piles[card] ?? ''] ??= []);
    const wanted = pressed.filter((one) => one.ply <= ply && one.actor === actor).at(-1);
    if (parts?.do === 'reveal') put(row, row.indexOf(''), card);
    else if (parts?.do === 'buy') put(row, leaving(row, card, wanted), '');
  }
  return places;
}

/** The place that a bought card leaves. */
export function leaving(row: string[], card: string, pressed?: Pressed): number {
  const isPressed = pressed?.card === card && row[pressed.place] === card;
  return isPressed ? pressed.place : row.lastIndexOf(card);
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
