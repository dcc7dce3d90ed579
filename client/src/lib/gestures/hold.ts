// Holding a thing down does with all of its kind what pressing it does with one; so does pressing it
// with Shift, which is how the keyboard says it.
import type { Attachment } from 'svelte/attachments';
import { swallowClick } from './swallowClick';

const LONG = 650; // milliseconds
const FAR = 8; // pixels: whoever moves drags or scrolls

/** Let this thing be held; `act` takes all, and is asked only while `can`. */
export function holds(act: () => unknown, can: () => boolean): Attachment<HTMLElement> {
  return (node) => {
    let timer = 0;
    let from = { x: 0, y: 0 };
    let held = false;
    const stop = () => {
      clearTimeout(timer);
      node.removeAttribute('data-held');
    };
    const down = (event: PointerEvent) => {
      held = false;
      if (!event.isPrimary || event.button !== 0 || !can()) return;
      from = { x: event.clientX, y: event.clientY };
      node.setAttribute('data-held', '');
      timer = window.setTimeout(() => {
        stop();
        held = true;
        node.parentElement?.dispatchEvent(new PointerEvent('pointercancel')); // its tip closes
        void act();
      }, LONG);
    };
    const move = (event: PointerEvent) =>
      Math.hypot(event.clientX - from.x, event.clientY - from.y) > FAR && stop();
    const up = () => {
      stop();
      if (held) swallowClick();
    };
    const press = (event: MouseEvent) => {
      if (!event.shiftKey || !can()) return;
      event.stopImmediatePropagation();
      void act();
    };
    node.addEventListener('pointerdown', down);
    node.addEventListener('pointermove', move);
    node.addEventListener('pointerup', up);
    for (const away of ['pointercancel', 'pointerleave']) node.addEventListener(away, stop);
    node.addEventListener('click', press);
    return () => {
      stop();
      node.removeEventListener('pointerdown', down);
      node.removeEventListener('pointermove', move);
      node.removeEventListener('pointerup', up);
      for (const away of ['pointercancel', 'pointerleave']) node.removeEventListener(away, stop);
      node.removeEventListener('click', press);
    };
  };
}
