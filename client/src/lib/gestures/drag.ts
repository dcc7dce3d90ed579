// Things can be dragged to where they go, beside being pressed: with the mouse at once, with a finger
// after it has rested for a moment, so that whoever swipes scrolls. The places where it may be let go
// are lit; Escape, or letting go elsewhere, leaves everything as it was.
import type { Attachment } from 'svelte/attachments';
import { bring, lay, lifted } from '../flights';
import { swallowClick } from './swallowClick';

/** A place where the thing may be let go, as a selector, and what that does. */
export interface Target {
  on: string;
  act: () => unknown;
}

const FAR = 6; // pixels: nearer than that it is a press
const REST = 200; // milliseconds that a finger rests before it carries something
const NEAR = 28; // pixels beside a small place that still count as on it
const EDGE = 36; // pixels at the edge of what scrolls
const STEP = 14;

/** Let this thing be dragged to the places that `targets` names; none: it stays where it is. */
export function drags(targets: () => Target[]): Attachment<HTMLElement> {
  return (node) => {
    let drag: Drag | null = null;
    const down = (event: PointerEvent) => {
      if (!event.isPrimary || event.button !== 0 || drag || targets().length === 0) return;
      drag = new Drag(node, event, targets, () => (drag = null));
    };
    const enter = () => node.toggleAttribute('data-drags', targets().length > 0);
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointerenter', enter);
    return () => {
      drag?.end();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointerenter', enter);
    };
  };
}

class Drag {
  private readonly off = new AbortController();
  private readonly root: HTMLElement | null;
  private ready: boolean; // moving it now carries it
  private ghost: HTMLElement | null = null;
  private lit = new Map<Element, Target>();
  private over: Element | null = null;
  private tab: Element | null = null;
  private timer = 0;

  constructor(
    private readonly node: HTMLElement,
    private readonly start: PointerEvent,
    private readonly targets: () => Target[],
    private readonly done: () => void,
  ) {
    this.root = node.closest('[data-frame]');
    const touchless =
      start.pointerType === 'mouse' || getComputedStyle(node).touchAction === 'none';
    this.ready = touchless;
    if (!touchless) this.timer = window.setTimeout(this.grasp, REST);
    const { signal } = this.off;
    addEventListener('pointermove', this.move, { signal });
    addEventListener('pointerup', this.release, { signal });
    addEventListener('pointercancel', this.end, { signal });
    addEventListener('blur', this.end, { signal });
    addEventListener('keydown', this.key, { signal, capture: true });
    node.addEventListener('touchmove', this.hold, { signal, passive: false });
  }

  private readonly grasp = (): void => {
    this.ready = true;
    this.node.setAttribute('data-grasped', '');
  };

  /** Nothing is carried any more. */
  readonly end = (): void => {
    this.off.abort();
    clearTimeout(this.timer);
    this.dim();
    this.ghost?.remove();
    this.node.removeAttribute('data-grasped');
    this.node.removeAttribute('data-carried');
    document.documentElement.removeAttribute('data-carrying');
    this.done();
  };

  private readonly hold = (event: TouchEvent): void => {
    if (this.ready && event.cancelable) event.preventDefault(); // it is carried: nothing scrolls
  };

  private readonly key = (event: KeyboardEvent): void => {
    if (event.key !== 'Escape' || !this.ghost) return;
    event.preventDefault();
    event.stopImmediatePropagation();
    swallowClick();
    this.end();
  };

  private readonly move = (event: PointerEvent): void => {
    if (event.pointerId !== this.start.pointerId) return;
    const { clientX: x, clientY: y } = event;
    if (!this.ghost) {
      if (Math.hypot(x - this.start.clientX, y - this.start.clientY) < FAR) return;
      if (!this.ready) return this.end(); // a swipe
      this.lift();
    }
    if (!this.ghost) return;
    const by = `${x - this.start.clientX}px, ${y - this.start.clientY}px`;
    this.ghost.style.transform = `translate(${by}) scale(1.06)`;
    this.turnTo(x, y);
    this.scroll(x, y);
    this.aim(x, y);
  };

  private readonly release = (event: PointerEvent): void => {
    if (event.pointerId !== this.start.pointerId) return;
    if (!this.ghost) return this.end();
    swallowClick();
    const target = this.over && this.lit.get(this.over);
    this.end();
    if (!target) return;
    if (this.root) bring(this.root, this.node.dataset.place);
    void target.act();
  };

  private lift(): void {
    if (!this.root) return this.end();
    // A tip that has opened meanwhile closes.
    this.node.dispatchEvent(new PointerEvent('pointercancel', { bubbles: false }));
    this.node.parentElement?.dispatchEvent(new PointerEvent('pointercancel'));
    const piece = this.node.querySelector<HTMLElement>('[data-piece]') ?? this.node;
    this.ghost = lifted(piece);
    lay(this.root, this.ghost, piece.getBoundingClientRect());
    this.node.setAttribute('data-carried', '');
    document.documentElement.setAttribute('data-carrying', '');
    this.light();
  }

  private light(): void {
    this.dim();
    for (const target of this.targets())
      for (const place of this.root?.querySelectorAll(target.on) ?? []) {
        if (!place.checkVisibility() || place.closest('[data-flying]')) continue;
        place.setAttribute('data-drop', '');
        this.lit.set(place, target);
      }
  }

  private dim(): void {
    for (const place of this.lit.keys()) place.removeAttribute('data-drop');
    this.lit.clear();
    this.over = null;
  }

  /** Which of the lit places is meant: the one under the pointer, or a small one close by. */
  private aim(x: number, y: number): void {
    const under = document.elementFromPoint(x, y)?.closest('[data-drop]') ?? null;
    const near = under ?? nearest([...this.lit.keys()], x, y);
    if (near === this.over) return;
    this.over?.setAttribute('data-drop', '');
    near?.setAttribute('data-drop', 'over');
    this.over = near;
  }

  /** Over a tab, the part of the table that it stands for comes to the front. */
  private turnTo(x: number, y: number): void {
    const tab = document.elementFromPoint(x, y)?.closest<HTMLElement>('[data-act^="tab "]') ?? null;
    if (tab && tab !== this.tab) {
      tab.click();
      requestAnimationFrame(() => this.ghost && this.light());
    }
    this.tab = tab;
  }

  /** At the edge of what scrolls, it does. */
  private scroll(x: number, y: number): void {
    for (let up = document.elementFromPoint(x, y); up; up = up.parentElement) {
      if (up.scrollHeight <= up.clientHeight + 1 || getComputedStyle(up).overflowY === 'visible')
        continue;
      const { top, bottom } = up.getBoundingClientRect();
      if (y < top + EDGE) up.scrollBy(0, -STEP);
      else if (y > bottom - EDGE) up.scrollBy(0, STEP);
      return;
    }
  }
}

function nearest(places: Element[], x: number, y: number): Element | null {
  const far = (place: Element) => {
    const { left, right, top, bottom } = place.getBoundingClientRect();
    return Math.hypot(Math.max(left - x, 0, x - right), Math.max(top - y, 0, y - bottom));
  };
  const [first] = places
    .map((place) => ({ place, far: far(place) }))
    .sort((one, other) => one.far - other.far);
  return first && first.far <= NEAR ? first.place : null;
}
