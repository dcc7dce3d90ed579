// Programs decide faster than anybody can watch: what one of them did stays in sight for a moment
// before the next thing is shown, unless somebody is in a hurry.
import { isSeat, NOBODY } from './actors';
import type { Messages } from './schema';
import { settings } from './settings.svelte';

const ACTION = 900; // milliseconds in which a sentence can be read
const PART = 400; // for what only goes on with it
const ROUND = 3000; // for a new round: what it brings, and who starts

interface Shown {
  log: Messages.Event[];
  seats: Messages.SeatCard[];
  card: Messages.TableCard | null;
  follows: (before: Messages.Event, event: Messages.Event) => boolean;
}

export class Pace {
  private since = 0; // when the latest change was shown
  private hurries = false;
  private wake = (): void => undefined;

  /** Wait until what is shown could be read; then this comes in its place. */
  async before(update: Messages.Update, shown: Shown): Promise<void> {
    const left = this.since + due(update, shown) - performance.now();
    if (left > 0 && !this.hurries)
      await new Promise<void>((done) => {
        this.wake = done;
        setTimeout(done, left);
      });
    this.since = performance.now();
  }

  /** Show all of this at once. */
  async skip(all: Promise<unknown>): Promise<void> {
    this.hurries = true;
    this.wake();
    await all;
    this.hurries = false;
  }
}

/** How long what is shown stays; nobody is kept waiting while a clock runs or nobody looks. */
export function due(update: Messages.Update, { log, seats, card, follows }: Shown): number {
  const last = log.at(-1);
  const [next] = update.events;
  if (!settings.calm || document.hidden || card?.clock || !last || !next) return 0;
  if (beginsRound(last)) return ROUND;
  const seat = log.map(whose).filter(isSeat).at(-1) ?? NOBODY;
  if (!seats[seat]?.level) return 0;
  return follows(last, next) ? PART : ACTION;
}

/** Whether a round begins with this event: it tells who starts. */
export function beginsRound(event: Messages.Event): boolean {
  return event.parts?.starter !== undefined;
}

/** The seat that an event speaks of: who decided, or whom chance gave something. */
export function whose(event: Messages.Event): number {
  return event.actor >= 0 ? event.actor : (event.seat ?? NOBODY);
}
