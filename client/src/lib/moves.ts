// Looking for moves in a list of them.
import type { Messages } from './schema';

type Move = Messages.Move;

/** The moves whose parts agree with these. */
export function agreeing(moves: Move[], parts: Move['parts']): Move[] {
  const wanted = Object.entries(parts);
  return moves.filter((move) => wanted.every(([name, value]) => move.parts[name] === value));
}

/** Whether one of the moves says this. */
export function isAmong(moves: Move[], notation: string): boolean {
  return moves.some((move) => move.notation === notation);
}
