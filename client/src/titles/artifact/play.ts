// What moved on the board, and how the players stand.
import type { Messages } from '../../lib/schema';
import type { Flight } from '../../lib/titles';
import type { View } from './names';

/** The pieces that an event moves, from place to place. */
export function flights(event: Messages.Event, seat: number): Flight[] {
  const parts = event.parts;
  const who = event.seat ?? event.actor;
  if (!parts) return [];
  const card = `${parts.site} ${parts.card}`;
  const hand = `hand-${who}`;
  const own = who === seat ? `card-${card}` : hand; // where this very card lies in your hand
  switch (parts.do) {
    case 'hut':
    case 'research':
    case 'hire':
    case 'hire-two':
      return [{ from: `reserve-${who}`, to: `huts-${parts.site}` }];
    case 'unearth':
      return [{ from: `deck-${parts.site}`, to: `find-${card}`, piece: `find-${card}` }];
    case 'find':
      return parts.card && who === seat
        ? [{ from: `deck-${parts.site}`, to: own, piece: own }]
        : [{ from: `deck-${parts.site}`, to: hand }];
    case 'load':
      return [{ from: `find-${card}`, to: own }];
    case 'ship':
      return [{ from: `huts-${parts.site}`, to: `reserve-${who}`, piece: `reserve-${who}` }];
    case 'pay':
    case 'give':
      return [{ from: `mat-${who}-${parts.marker}`, to: `track-${parts.marker}` }];
    case 'take':
      return [
        {
          from: `track-${parts.marker}`,
          to: `mat-${who}-${parts.marker}`,
          piece: `mat-${who}-${parts.marker}`,
        },
      ];
    case 'sell':
      return [{ from: own, to: 'market' }];
    case 'buy':
    case 'gold':
      return [{ from: `market-${parts.place}`, to: hand }];
    case 'show':
      return [{ from: own, to: `player-${who}` }];
    case 'produce':
      return [{ from: `tile-${parts.tile}`, to: `player-${who}` }];
    case 'role':
    case 'change':
      return [{ from: `player-${who}`, to: `role-${parts.role}`, piece: `role-${parts.role}` }];
    default:
      return [];
  }
}

/** The prestige that everybody can count. */
export function points(view: View): number[] {
  return view.standing;
}

/** The round after which the game is over. */
export function isLast(view: View): boolean {
  return view.final_round;
}
