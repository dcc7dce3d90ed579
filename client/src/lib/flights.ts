// Pieces fly from where they were to where they go. Boards mark places with `data-place`; a ghost of
// the piece travels above everything else, so no layout ever waits for it.
import { settings } from './settings.svelte';
import type { Flight } from './titles';

const DURATION = 420;
const STAGGER = 70;

export type Places = Map<string, { box: DOMRect; picture: Node }>;

/** Where everything lies now; taken before the new view is drawn. */
export function places(root: ParentNode): Places {
  const found: Places = new Map();
  for (const node of root.querySelectorAll<HTMLElement>('[data-place]')) {
    const box = node.getBoundingClientRect();
    if (box.width > 0) found.set(node.dataset.place as string, { box, picture: node });
  }
  return found;
}

/** Let the pieces fly from their old to their new places. */
export function fly(flights: Flight[], before: Places, root: ParentNode): void {
  if (!settings.moves) return;
  const after = places(root);
  flights.forEach((flight, index) => {
    const from = before.get(flight.from) ?? after.get(flight.from);
    const to = after.get(flight.to) ?? before.get(flight.to);
    const shown = flight.piece ? (before.get(flight.piece) ?? after.get(flight.piece)) : from;
    if (from && to && shown) travel(shown.picture, from.box, to.box, index * STAGGER);
  });
}

function travel(picture: Node, from: DOMRect, to: DOMRect, delay: number): void {
  const ghost = picture.cloneNode(true) as HTMLElement;
  ghost.removeAttribute('data-place');
  ghost.setAttribute('aria-hidden', 'true');
  Object.assign(ghost.style, {
    position: 'fixed',
    left: `${from.left}px`,
    top: `${from.top}px`,
    width: `${from.width}px`,
    height: `${from.height}px`,
    margin: '0',
    pointerEvents: 'none',
    zIndex: '1000',
  });
  document.body.append(ghost);
  const x = to.left + to.width / 2 - (from.left + from.width / 2);
  const y = to.top + to.height / 2 - (from.top + from.height / 2);
  const scale = Math.min(1.2, Math.max(0.4, to.height / Math.max(1, from.height)));
  const frames = [
    { transform: 'none', opacity: 1 },
    { transform: `translate(${x}px, ${y}px) scale(${scale})`, opacity: 0.85 },
  ];
  const timing = {
    duration: DURATION,
    delay,
    easing: 'cubic-bezier(.3,.1,.2,1)',
    fill: 'both',
  } as const;
  ghost.animate(frames, timing).finished.finally(() => ghost.remove());
}
