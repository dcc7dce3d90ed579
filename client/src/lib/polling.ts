// Looking again and again, without being a burden: less and less often while nothing changes, then
// not at all, and at once when somebody is there again.

const FIRST = 8000; // milliseconds
const LONGEST = 64_000;
const ENOUGH = 10; // looks without anything new
const SIGNS = ['visibilitychange', 'pointerdown', 'keydown'] as const;

export class Polling {
  private wait = FIRST;
  private same = 0;
  private seen = '';
  private timer: ReturnType<typeof setTimeout> | undefined;

  /** `look` tells what it saw, in any form that is the same when nothing has changed. */
  constructor(private look: () => Promise<string>) {
    for (const sign of SIGNS) document.addEventListener(sign, this.wake);
    this.again();
  }

  stop(): void {
    clearTimeout(this.timer);
    for (const sign of SIGNS) document.removeEventListener(sign, this.wake);
  }

  /** Somebody is here: where we had begun to look seldom, look now. */
  private wake = (): void => {
    if (document.hidden || this.wait === FIRST) return;
    this.wait = FIRST;
    this.same = 0;
    void this.once();
  };

  private again(): void {
    clearTimeout(this.timer);
    if (this.same < ENOUGH) this.timer = setTimeout(() => void this.once(), this.wait);
  }

  private async once(): Promise<void> {
    clearTimeout(this.timer);
    const seen = document.hidden ? this.seen : await this.look().catch(() => this.seen);
    const changed = seen !== this.seen;
    this.seen = seen;
    this.same = changed ? 0 : this.same + 1;
    this.wait = changed ? FIRST : Math.min(2 * this.wait, LONGEST);
    this.again();
  }
}
