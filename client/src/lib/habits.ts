// What the page does for people: steps with one answer play themselves, and a turn that would be
// ended too early asks once.
import type { Messages } from './schema';
import type { Session } from './session.svelte';

/** The only thing that can be done, if it leaves nothing to decide; a turn is never ended for you.
 * `choices`: where parts may be picked in any order, what can be picked; the rules ask for one first. */
export function forced(legal: Messages.Move[], choices = legal): string | null {
  const only = legal.length === 1 && choices.length === 1 ? legal[0] : undefined;
  return only && !only.ends ? only.notation : null;
}

/** Whether this ends the turn although dice or actions could still be used. */
export function leavesSomething(notations: string[], legal: Messages.Move[]): boolean {
  const ending = legal.filter((move) => notations.includes(move.notation));
  const unused = ending.flatMap((move) => move.ends ?? []);
  return legal.some((move) => unused.includes(String(move.parts.do)));
}

/** Moves as a list names them, and what they bring or cost; those that would read the same also show
 * their notation. */
export function listed(
  table: Session<any, any>,
  moves: Messages.Move[],
): { move: Messages.Move; text: string; effect: string }[] {
  const told = moves.map((move) => table.inWords(move));
  const isTwin = (text: string) => told.indexOf(text) !== told.lastIndexOf(text);
  return told.map((text, at) => {
    const move = moves[at] as Messages.Move;
    const effect = table.module?.effect?.(table, move) ?? '';
    return { move, text: isTwin(text) ? `${text} (${move.notation})` : text, effect };
  });
}

/** Whether all words of a search are in the text, in any order. */
export function finds(wanted: string, text: string): boolean {
  const where = text.toLowerCase();
  return wanted
    .toLowerCase()
    .split(/\s+/)
    .every((word) => where.includes(word));
}

/** Whether somebody who takes back their latest decision has seen what came of it: anything but
 * decisions of their own followed. */
export function showsMore(log: Messages.Event[], seat: number): boolean {
  const actors: number[] = [];
  for (const { actor, back } of log) {
    if (back === undefined) actors.push(actor);
    else actors.length = Math.min(back, actors.length);
  }
  return actors.length > 0 && actors.at(-1) !== seat;
}
