// Who acts or looks, besides the seats 0, 1, 2 and so on; the numbers are the server's.
import { ACTORS } from './schema';

export const { CHANCE, OVER, SPECTATOR, NOBODY } = ACTORS;

export function isSeat(number: number): boolean {
  return number >= 0;
}
