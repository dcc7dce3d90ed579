// What moved on the board, and how the players stand.
import type { Messages } from '../../lib/schema';
import type { Flight } from '../../lib/titles';

export function flights(_event: Messages.Event, _seat: number): Flight[] {
  return [];
}

export function points(_view: unknown): number[] {
  return [];
}
