// Where a card may be dragged: whatever pressing it, a price or a chamber would do.
import type { Target } from '../../lib/gestures/drag';
import type { Kind, Table } from './kinds';
import type { Pans, Part } from './pans.svelte';

const HAND = '[data-place="hand"]';

/** From a pile: into its pan or out to the storm, onto a price of its kind, into a chamber. */
export function ofPile(table: Table, pans: Pans, part: Part, kind: Kind): Target[] {
  const pick = { on: `[data-pan="${part}"]`, act: () => pans.pick(`${part} ${kind}`) };
  const found = table.mine && pans.can(`${part} ${kind}`) ? [pick] : [];
  if (part === 'take') return found.flatMap((one) => [one, { ...one, on: HAND }]);
  if (part === 'discard' || pans.chosen) return found;
  const others = [
    ...table.find({ do: 'sell', kind }),
    ...(kind === 'map' ? table.find({ do: 'explore' }) : []),
  ];
  return [
    ...found,
    ...others.map(({ notation }) => ({
      on: `[data-move="${notation}"]`,
      act: () => table.play(notation),
    })),
  ];
}

/** From a pan, or out of the storm: back to where it was. */
export function ofPan(pans: Pans, part: Part, kind: Kind): Target[] {
  const on = part === 'take' ? '[data-pan="market"]' : HAND;
  return [{ on, act: () => pans.unpick(`${part} ${kind}`) }];
}
