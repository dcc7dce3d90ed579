// What the board does by itself: the part of the table where something is chosen comes to the front,
// and whoever wants nothing more this year is not asked again.
import { tick } from 'svelte';
import type { Choice } from './choice.svelte';

const SEEN = 350; // milliseconds

/** Where something is chosen: the part of the table, and what comes into sight. */
const WHERE: Record<string, [string, string]> = {
  loading: ['sites', '.world'],
  showing: ['exhibitions', '.matrix'],
  casting: ['', '.casting'],
};

interface Board {
  choice: () => Choice;
  pane: () => string; // the part of the table in front, on a phone
  root: () => HTMLElement | undefined;
  show: (pane: string) => void;
}

/** To be called while the board is made. */
export function byItself({ choice, pane, root, show }: Board): void {
  // Another part of the table is seen from its beginning.
  $effect(() => {
    if (pane()) root()?.querySelector('.table')?.scrollTo({ top: 0 });
  });
  $effect(() => {
    const { question, table } = choice();
    const [part, where] = WHERE[String(question.step)] ?? [];
    if (!where || !table.mine) return;
    if (part) show(part);
    void tick().then(() => root()?.querySelector(where)?.scrollIntoView({ block: 'nearest' }));
  });
  $effect(() => {
    const { rests, table, waits } = choice();
    if (table.view.step !== 'passed' || !table.mine || !rests || waits) return;
    const timer = setTimeout(() => void table.play('nothing'), SEEN);
    return () => clearTimeout(timer);
  });
}
