// What is decided away from the board: where a sheet sends what is staged, or follows a hint.
import type { Messages } from './schema';
import type { Session } from './session.svelte';
import { t } from './texts.svelte';

/** Whether all that is staged can be sent: whatever else is wanted comes after it. */
export function isReady({ staged, held, asking }: Session<any, any>): boolean {
  return staged.length > 0 && (held || Boolean(asking?.whole));
}

/** Whether what is prepared is how this way begins, whatever the order: picks are staged in the order of
 * the rules, where two trades of a way are one. */
export function isBegun({ staged }: Session<any, any>, way: Messages.Move[]): boolean {
  const first = way.slice(0, staged.length).map((move) => move.notation);
  return first.sort().join('|') === [...staged].sort().join('|');
}

/** Whether the picks for the open question are all that this way picks for it: they only have to be
 * confirmed. */
export function isPicked({ asking, trial }: Session<any, any>, way: Messages.Move[]): boolean {
  const picks = asking?.picks ?? [];
  const other = way.findIndex((move) => move.parts.do !== picks[0]?.parts.do);
  const wanted = other < 0 ? way : way.slice(0, other);
  return picks.length > 0 && Boolean(trial?.complete) && inOrder(picks) === inOrder(wanted);
}

function inOrder(moves: Messages.Move[]): string {
  const notations = moves.map((move) => move.notation);
  return notations.sort().join('|');
}

/** What is done several times in a row is said once. */
export function inARow(words: string[]): string[] {
  const starts = words.flatMap((word, at) => (word === words[at - 1] ? [] : [at]));
  return starts.map((start, number) => {
    const count = (starts[number + 1] ?? words.length) - start;
    return `${words[start]}${count > 1 ? ` ${t('times', { count })}` : ''}`;
  });
}

/** The first decision of a way, made away from the board as on it: what asks on is staged, what can be
 * picked in any order is picked, and all of it can be put back. */
export async function begin(table: Session<any, any>, way: Messages.Move[]): Promise<void> {
  const { asking } = table;
  for (const [at, { notation, parts }] of way.entries()) {
    if (at > 0 && (table.staged.length === 0 || table.held)) return; // it is made
    const known = asking?.can(notation);
    if (known && asking?.question.any_order.includes(String(parts.do))) await asking.pick(notation);
    else if (at > 0) return;
    else await (known ? asking?.advance(notation) : table.play(notation));
  }
}
