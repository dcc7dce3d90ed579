// What appears under a pointer that has just pressed is dead for a moment: whoever presses twice meant
// the first thing, not the one that took its place.
import { settings } from './settings.svelte';

const DEAD = 400; // milliseconds
const NEAR = 48; // pixels: as far as a finger wanders between two presses
const NAMES = ['data-move', 'data-act', 'data-confirm', 'data-listed', 'aria-disabled'];

/** Watch this document until the returned function is called. */
export function steady(root: Document): () => void {
  const born = new WeakMap<Element, number>();
  let last = { at: -DEAD, x: 0, y: 0 }; // the latest press that counted

  const mark = (node: Node | null) => {
    const found = node instanceof Element ? node : node?.parentElement;
    const button = found?.closest('button, a');
    if (button) born.set(button, performance.now());
    if (node instanceof Element)
      for (const one of node.querySelectorAll('button, a')) born.set(one, performance.now());
  };
  const watcher = new MutationObserver((changes) => {
    for (const change of changes) {
      if (change.type === 'attributes') mark(change.target);
      for (const node of change.addedNodes) mark(node);
    }
  });
  watcher.observe(root, { subtree: true, childList: true, attributeFilter: NAMES });

  const press = (event: MouseEvent) => {
    if (event.detail === 0) return; // a key: there is no pointer that could have slipped
    const now = performance.now();
    const button = event.target instanceof Element ? event.target.closest('button, a') : null;
    const near = Math.hypot(event.clientX - last.x, event.clientY - last.y) < NEAR;
    const fresh = button ? (born.get(button) ?? -DEAD) : -DEAD;
    if (settings.steady && near && fresh >= last.at && now - last.at < DEAD) {
      event.preventDefault();
      event.stopImmediatePropagation();
      return;
    }
    last = { at: now, x: event.clientX, y: event.clientY };
  };
  root.addEventListener('click', press, true);
  return () => {
    watcher.disconnect();
    root.removeEventListener('click', press, true);
  };
}
