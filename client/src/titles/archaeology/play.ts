// What moved on the board, and how the players stand.
import type { Messages } from '../../lib/schema';
import type { Flight } from '../../lib/titles';
import type { View } from './kinds';

/** The flights of one event, as the seat sees it. */
export function flights(event: Messages.Event, seat: number): Flight[] {
  const { do: what, kind, chamber, from } = event.parts ?? {};
  const holder = event.seat ?? -1;
  const hand = (who: number) => place(who, seat, kind);
  const market = `market-${kind}`;
  const face = `face-${kind ?? 'back'}`; // the card itself, or its back
  if (what === 'deal')
    return [{ from: 'site', to: holder < 0 ? market : hand(holder), piece: face }];
  if (what === 'dig')
    return event.parts?.card
      ? [{ from: 'site', to: 'site-found', piece: 'site-found' }]
      : [{ from: 'site', to: hand(holder), piece: face }];
  if (what === 'steal') return [{ from: hand(Number(from)), to: hand(holder), piece: face }];
  if (what === 'discard' || what === 'offer')
    return [{ from: hand(holder), to: market, piece: face }];
  if (what === 'take') return [{ from: market, to: hand(holder), piece: face }];
  if (what === 'find') return [{ from: 'pyramid', to: hand(holder), piece: face, fan: true }];
  if (what === 'explore')
    return [{ from: place(holder, seat, 'map'), to: `chamber-${chamber}`, piece: 'face-map' }];
  if (what === 'sell') return [{ from: hand(holder), to: `sets-${holder}`, piece: face }];
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
