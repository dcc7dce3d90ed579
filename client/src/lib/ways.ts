// What is decided away from the board: where a sheet sends what is staged, or follows a hint.
import type { Messages } from './schema';
import type { Session } from './session.svelte';

/** Whether all that is staged can be sent: whatever else is wanted comes after it. */
export function isReady({ staged, held, asking }: Session<any, any>): boolean {
  return staged.length > 0 && (held || Boolean(asking?.whole));
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
