// What the page does for people: steps with one answer play themselves, and a turn that would be
// ended too early asks once.
import type { Messages } from './schema';

const ENDS = ['end', 'done', 'pass']; // after these it is somebody else's turn: that is never done for you
const USES = {
  end: ['place', 'dive'],
  done: ['research', 'hire', 'hire-two', 'ship', 'produce', 'exhibit', 'sell', 'buy'],
} as Record<string, string[]>;

const sort = (move: Messages.Move) => String(move.parts.do);

/** The only thing that can be done, if it leaves nothing to decide. */
export function forced(legal: Messages.Move[]): string | null {
  const only = legal.length === 1 ? legal[0] : undefined;
  return only && !ENDS.includes(sort(only)) ? only.notation : null;
}

/** Whether this ends the turn although dice or actions could still be used. */
export function leavesSomething(notations: string[], legal: Messages.Move[]): boolean {
  const uses = notations.flatMap((one) => USES[one] ?? []);
  return legal.some((move) => uses.includes(sort(move)));
}

/** Moves as a list names them; those that would read the same also show their notation. */
export function toldApart(
  moves: Messages.Move[],
  describe: (move: Messages.Move) => string,
): { move: Messages.Move; text: string }[] {
  const told = moves.map((move) => ({ move, text: describe(move) }));
  const count = new Map<string, number>();
  for (const { text } of told) count.set(text, (count.get(text) ?? 0) + 1);
  return told.map(({ move, text }) => ({
    move,
    text: (count.get(text) ?? 0) > 1 ? `${text} (${move.notation})` : text,
  }));
}

/** Whether all words of a search are in the text, in any order. */
export function finds(wanted: string, text: string): boolean {
  const where = text.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => where.includes(word));
}
