// Lighting up the places on the board that a sentence of the log speaks of.
import type { Messages } from '../schema';
import type { Session } from '../session.svelte';

/** Show the places of this event, and no others. */
export function light(
  table: Session<any, any>,
  root: ParentNode | undefined,
  event: Messages.Event | null,
): void {
  if (!root) return;
  for (const node of root.querySelectorAll('[data-lit]')) node.removeAttribute('data-lit');
  const flights = event ? (table.module?.flights(event, table.seat) ?? []) : [];
  for (const name of new Set(flights.flatMap((one) => [one.from, one.to])))
    for (const node of root.querySelectorAll(`[data-place="${CSS.escape(name)}"]`))
      node.setAttribute('data-lit', '');
}
