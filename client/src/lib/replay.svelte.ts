// A game as it was, ply by ply: the same to a board as a session, but nothing can be decided.
import { get } from './http';
import type { Messages } from './schema';
import { isSeat } from './actors';
import { Session } from './session.svelte';

const PAGE = 100; // plies that are asked for at once

/** All frames of a game through the eyes of one seat, as they come. */
export async function* frames(
  id: string,
  seat: number,
  secret?: string,
): AsyncGenerator<{ frames: Messages.Frame[]; last: number }> {
  for (let start = 0, last = 0; start <= last; start += PAGE) {
    const path = `/api/tables/${id}/replay?seat=${seat}&start=${start}&count=${PAGE}`;
    const page = await get<Messages.Replay>(path, secret);
    last = page.ply;
    yield { frames: page.frames, last };
  }
}

/** How many moves of the game are made after each of these plies: a step back takes some away. */
export function moveCounts(events: (Messages.Event | null)[]): number[] {
  let count = 0;
  return events.map((event) => (count = event === null ? count : (event.back ?? count + 1)));
}

/** Where a game begins for people: before it only chance acts. */
export function firstDecision(frames: Messages.Frame[]): number {
  return frames.find((one) => isSeat(Number(one.view.actor)))?.ply ?? 0;
}

export class ReplaySession<V = any, E = any> extends Session<V, E> {
  override readonly past = true;
  at = $state(-1); // the ply that is shown; -1: the first at which somebody decides
  last = $state(0);
  known = $state.raw<Messages.Frame[]>([]); // from the first ply on, without gaps
  private now: Messages.Update | null = null; // the table as it stands today
  private asked = 0;

  complete = $derived(this.known.length > this.last);

  /** Look through these eyes from the beginning; ends when everything is there. What is shown
   * through other eyes stays until then. */
  override async open(seat: number): Promise<void> {
    const ask = ++this.asked;
    const isShown = this.known.length > 0;
    let known: Messages.Frame[] = [];
    this.fatal = null;
    this.now ??= await this.today();
    for await (const page of frames(this.id, seat, this.secret(seat))) {
      if (ask !== this.asked) return;
      known = [...known, ...page.frames];
      if (isShown && known.length <= page.last) continue;
      const first = known.length === page.frames.length;
      this.seat = seat;
      this.last = page.last;
      this.known = known;
      if (this.at < 0) this.at = firstDecision(page.frames);
      if (isShown || first || this.at >= known.length - page.frames.length) this.show(this.at);
    }
  }

  override close(): void {
    this.asked++;
  }

  /** What happened last before this ply. */
  eventAt(ply: number): Messages.Event | null {
    return this.known[ply]?.event ?? null;
  }

  /** The table after this ply, as far as it is known already. */
  show(ply: number): void {
    this.at = Math.max(0, Math.min(ply, this.last));
    const frame = this.known[Math.min(this.at, this.known.length - 1)];
    if (!frame || !this.now) return;
    const end = frame.ply === this.now.ply;
    this.log = this.known.slice(1, frame.ply + 1).flatMap((one) => one.event ?? []);
    this.update = {
      ...this.now,
      ply: frame.ply,
      played: this.moves,
      seat: this.seat,
      events: frame.event ? [frame.event] : [],
      view: frame.view,
      legal: [],
      result: end ? this.now.result : null,
      table: { ...this.now.table, status: end ? this.now.table.status : 'running' },
    };
  }

  /** The number of moves at the ply that is shown: where a game can be played on from. */
  get moves(): number {
    return moveCounts(this.known.slice(0, this.at + 1).map((one) => one.event)).at(-1) ?? 0;
  }

  get status(): string {
    return this.now?.table.status ?? '';
  }

  override async play(): Promise<boolean> {
    return false;
  }

  private async today(): Promise<Messages.Update> {
    const path = `${this.path}/view?since=1000000`;
    const update = await get<Messages.Update>(path);
    await this.prepare(update.table);
    return update;
  }
}
