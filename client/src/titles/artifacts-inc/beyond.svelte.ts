// What could be pressed now but lies out of sight, above or below, where the table scrolls.

/** What can be pressed now. */
export const LIT = 'button:is(.lights, .can, .ready, .free, .dive.lit)';

export type Way = 'above' | 'below';

export class Beyond {
  above = $state<Element[]>([]);
  below = $state<Element[]>([]);

  /** Look at everything in the room that can be pressed. */
  measure(room: Element): void {
    const above: Element[] = [];
    const below: Element[] = [];
    for (const one of room.querySelectorAll(LIT)) {
      const pane = one.closest('[data-part]');
      const edge = (pane && scrolls(pane) ? pane : room).getBoundingClientRect();
      const { top, bottom, height } = one.getBoundingClientRect();
      if (height === 0) continue; // on another tab
      const middle = (top + bottom) / 2;
      if (middle < edge.top) above.push(one);
      else if (middle > edge.bottom) below.push(one);
    }
    this.above = above;
    this.below = below;
  }

  /** Bring the nearest of them into sight. */
  show(way: Way): void {
    const nearest = way === 'above' ? this.above.at(-1) : this.below[0];
    nearest?.scrollIntoView({ block: 'center' });
  }
}

function scrolls(pane: Element): boolean {
  return getComputedStyle(pane).overflowY === 'auto';
}
