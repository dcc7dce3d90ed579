// What moved on the board, and how the players stand.
import type { Messages } from '../../lib/schema';
import type { Flight } from '../../lib/titles';
import type { View } from './cards';

/** Places that are not on the screen are simply passed over, so both ways of showing a card are named. */
export function flights(event: Messages.Event, _seat: number): Flight[] {
  const parts = event.parts ?? {};
  const actor = event.actor;
  switch (parts.do) {
    case 'place': {
      const from = `die ${parts.face}`;
      return [
        { from, to: `slot ${actor} ${parts.card} ${parts.action}` },
        { from, to: `slot ${parts.card} ${parts.action}` },
        { from, to: `mini ${actor} ${parts.card}` },
      ];
    }
    case 'add':
      return [{ from: `die ${parts.face}`, to: 'sea' }];
    case 'descend':
      return [{ from: 'sea-card', to: `finds ${actor}` }];
    case 'buy':
      return [{ from: `market ${parts.card}`, to: `rows ${actor}` }];
    case 'lay':
      return [{ from: 'laying', to: `cell ${actor} ${parts.row} ${parts.column}` }];
    case 'give':
      return [{ from: `stock ${actor} ${parts.artifact}`, to: 'collectors' }];
    case 'fill':
      return [{ from: `mark ${actor}`, to: `box ${parts.museum} ${parts.box}` }];
    case 'reveal': {
      const to = `market ${parts.card}`;
      return [{ from: `pile ${String(parts.card)[0]?.toUpperCase()}`, to, piece: to }];
    }
    default:
      return [];
  }
}

/** Reputation is counted anew after every change; majorities come after the end. */
export function points(view: View): number[] {
  return view.reputation;
}

/** Somebody has the reputation that ends the game: this round is played to its end. */
export function isLast(view: View): boolean {
  return view.reached;
}

/** All is done in the open (R60). */
export const open = true;

/** What is staged lies on the board already. */
export const shown = true;
