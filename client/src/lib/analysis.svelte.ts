// The analysis of a game that is over: judgements as they come, by move and by ply of the replay.
import { why } from './refusals';
import { asRefusal, get } from './http';
import { moveCounts } from './replay.svelte';
import type { Messages } from './schema';

/** A share as a whole number of percent. */
export function percent(share: number): number {
  return Math.round(100 * share);
}

/** The plies at which each standing move was made, by its number. */
export function pliesOfMoves(events: (Messages.Event | null)[]): number[] {
  const plies: number[] = [];
  moveCounts(events).forEach((count, ply) => {
    if (events[ply] && events[ply]?.back === undefined) plies[count - 1] = ply;
  });
  return plies;
}

export class GameAnalysis {
  decisions = $state.raw<Messages.Judgement[]>([]);
  moves = $state(0);
  judged = $state(0); // moves, of all
  turns = $state.raw<number[]>([]); // the plies at which the game turned
  failed = $state('');
  private next: number | null = 0;
  private asking = false;

  done = $derived(this.moves > 0 && this.judged >= this.moves);
  /** What is worth a look: whatever cost something, and where the game turned. */
  notable = $derived(
    this.decisions.filter((one) => one.mark || (this.done && this.turns.includes(one.ply))),
  );
  rows = $derived(this.decisions.map((one) => one.shares.map(percent)));

  constructor(private readonly id: string) {}

  /** Ask for one part after the other; after a failure, where it stopped. */
  async run(): Promise<void> {
    if (this.asking) return;
    this.asking = true;
    this.failed = '';
    try {
      while (this.next !== null) {
        const path: string = `/api/tables/${this.id}/analysis?start=${this.next}`;
        const found: Messages.Analysis = await get(path);
        this.decisions = [...this.decisions, ...found.decisions];
        this.moves = found.moves;
        this.next = found.next;
        this.turns = found.turns;
        this.judged = found.next ?? found.moves;
      }
    } catch (error) {
      this.failed = why(asRefusal(error));
    } finally {
      this.asking = false;
    }
  }
}
