// Lighting up the places on the board that a sentence of the log speaks of.
import type { Flight } from '../titles';

/** Show these places, and no others. */
export function light(root: ParentNode | null | undefined, flights: Flight[]): void {
  if (!root) return;
  for (const node of root.querySelectorAll('[data-lit]')) node.removeAttribute('data-lit');
  const names = new Set(flights.flatMap((one) => [one.from, one.to]));
  for (const name of names)
    for (const node of root.querySelectorAll(`[data-place="${CSS.escape(name)}"]`))
      node.setAttribute('data-lit', '');
}
