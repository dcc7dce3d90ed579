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

/** A decision, a turning point that lies between two decisions, or both where the game turned in
 * just this decision. */
export interface Happening {
  ply: number;
  seat: number;
  decision?: Messages.Judgement;
  turn?: Messages.Turn;
}

/** Decisions and turning points, in the order of the game. */
export function happenings(decisions: Messages.Judgement[], turns: Messages.Turn[]): Happening[] {
  const between = turns.filter((turn) => !decisions.some((one) => isIn(turn, one)));
  const all: Happening[] = [
    ...between.map((turn) => ({ ply: turn.first, seat: turn.seat, turn })),
    ...decisions.map((decision) => ({
      ply: decision.ply,
      seat: decision.seat,
      decision,
      turn: turns.find((turn) => isIn(turn, decision)),
    })),
  ];
  return all.sort((one, other) => one.ply - other.ply);
}

/** Whether the game turned in this very decision, as far as its own seat could see. */
function isIn(turn: Messages.Turn, one: Messages.Judgement): boolean {
  return turn.seat === one.seat && turn.first === one.ply && turn.last === one.ply;
}

export class GameAnalysis {
  decisions = $state.raw<Messages.Judgement[]>([]);
  moves = $state(0);
  judged = $state(0); // moves, of all
  private found = $state.raw<Messages.Turn[]>([]); // where the game turned so far
  failed = $state('');
  private next: number | null = 0;
  private asking = false;

  done = $derived(this.moves > 0 && this.judged >= this.moves);
  /** Where the game turned: known once all of it is judged. */
  turns = $derived(this.done ? this.found : []);
  /** What is worth a look: whatever cost something, and where the game turned. */
  notable = $derived(
    happenings(this.decisions, this.turns).filter(({ decision, turn }) => turn || decision?.mark),
  );
  every = $derived(happenings(this.decisions, this.turns));
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
        this.found = found.turns;
        this.judged = found.next ?? found.moves;
      }
    } catch (error) {
      this.failed = why(asRefusal(error));
    } finally {
      this.asking = false;
    }
  }
}
