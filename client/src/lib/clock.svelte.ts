// The clock of a table: what was chosen, in words, and what is left, counted on by this screen.
import type { Messages } from './schema';
import type { Session } from './session.svelte';
import { t } from './texts.svelte';

const MINUTE = 60;
const HOUR = 3600;
const DAY = 86_400;

/** Seconds as people say them: “30 seconds”, “20 minutes”, “3 days”. */
export function duration(seconds: number): string {
  if (seconds % DAY === 0 && seconds > 0) return t('days', { count: seconds / DAY });
  if (seconds % MINUTE === 0 && seconds > 0) return t('minutes', { count: seconds / MINUTE });
  return t('seconds', { count: seconds });
}

/** The clock as it was chosen: “20 minutes each, and 10 seconds more for each turn”. */
export function inWords({ kind, seconds, increment }: Messages.Clock): string {
  const text = duration(seconds);
  if (kind !== 'game') return t('clock-turn', { text });
  return increment
    ? t('clock-game-more', { text, more: duration(increment) })
    : t('clock-game', { text });
}

/** What is left, as a clock shows it: 0:09, 12:30, 1:02:03, or days and hours. */
export function face(seconds: number): string {
  const whole = Math.ceil(seconds);
  if (whole >= DAY)
    return t('days-hours', {
      days: Math.floor(whole / DAY),
      hours: Math.floor((whole % DAY) / HOUR),
    });
  const two = (number: number) => String(number).padStart(2, '0');
  const minutes = Math.floor(whole / MINUTE);
  const end = two(whole % MINUTE);
  return whole < HOUR
    ? `${minutes}:${end}`
    : `${Math.floor(minutes / MINUTE)}:${two(minutes % MINUTE)}:${end}`;
}

/** From how many seconds on the end is near. */
export function near({ kind, seconds }: Messages.Clock): number {
  if (kind === 'days') return Math.min(DAY, seconds / 4);
  return kind === 'game' ? Math.min(60, seconds / 4) : Math.min(15, seconds / 3);
}

/** What a seat has left, this many milliseconds after the server told it. */
export function leftOf(time: Messages.Time, seat: number, since: number): number {
  const passed = time.runs === seat ? since / 1000 : 0;
  return Math.max(0, (time.left[seat] ?? 0) - passed);
}

const EACH = 200; // milliseconds

/** Time that goes on between two messages of the server. */
export class Countdown {
  private told = $state(0); // when the server last told the time ...
  private now = $state(0); // ... and how late it is by this screen

  constructor(private readonly table: Session<any, any>) {
    $effect(() => {
      if (!table.card?.time) return;
      this.told = this.now = performance.now();
      if (table.card.time.runs < 0) return;
      const ticking = setInterval(() => (this.now = performance.now()), EACH);
      return () => clearInterval(ticking);
    });
  }

  /** The seconds that a seat has left, if this table has a clock. */
  left(seat: number): number | null {
    const time = this.table.card?.time;
    return time && !this.table.waiting ? leftOf(time, seat, this.now - this.told) : null;
  }
}
