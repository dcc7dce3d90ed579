// What moved on the board, and how the players stand.
import type { Messages } from '../../lib/schema';
import type { Flight } from '../../lib/titles';
import type { View } from './kinds';

/** The flights of one event, as the seat sees it. */
export function flights(event: Messages.Event, seat: number): Flight[] {
  const { do: what, kind, chamber, from } = event.parts ?? {};
  const holder = event.seat ?? -1;
  const hand = (who: number) => place(who, seat, kind);
  if (what === 'deal') return [{ from: 'site', to: holder < 0 ? `market-${kind}` : hand(holder) }];
  if (what === 'dig')
    return [{ from: 'site', to: event.parts?.card ? 'site-found' : hand(holder) }];
  if (what === 'steal') return [{ from: hand(Number(from)), to: hand(holder) }];
  if (what === 'discard' || what === 'offer') return [{ from: hand(holder), to: `market-${kind}` }];
  if (what === 'take') return [{ from: `market-${kind}`, to: hand(holder) }];
  if (what === 'find') return [{ from: 'pyramid', to: hand(holder), piece: 'site' }];
  if (what === 'explore') return [{ from: place(holder, seat, 'map'), to: `chamber-${chamber}` }];
  if (what === 'sell') return [{ from: hand(holder), to: `sets-${holder}` }];
  return [];
}

function place(who: number, seat: number, kind: string | number | undefined): string {
  if (who !== seat || seat < 0) return `player-${who}`;
  return kind ? `hand-${kind}` : 'hand';
}

/** Each seat's points: the money of its sold sets (§9.6). */
export function points(view: View): number[] {
  return view.money;
}

/** The dig site is empty: the end phase (§9.2). */
export function isLast(view: View): boolean {
  return view.ending;
}
