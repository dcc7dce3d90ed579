// A screen's own hands of the clock: they go on between two messages of the server.
import { leftOf } from './clock';
import type { Session } from './session.svelte';

const EACH = 200; // milliseconds

export class Hands {
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
