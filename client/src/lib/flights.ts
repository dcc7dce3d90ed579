// Pieces fly from where they were to where they go. Boards mark places with `data-place`, and inside
// them what flies with `data-piece`; a copy of the piece travels above the board, so no layout ever
// waits for it. What it comes to looks as before until it has landed.
import { settings } from './settings.svelte';
import type { Flight } from './titles';

const DURATION = 420;
const STAGGER = 70;
const FAN = 1700; // cards that are shown side by side before they are taken
const LARGEST = 0.3; // of the board, that is kept as it was until something lands

interface Piece {
  node: HTMLElement; // a copy
  width: number;
  height: number;
}

interface Sight {
  box: DOMRect;
  picture: HTMLElement; // a copy of the whole place
  piece: Piece | null;
}

/** The piece from this place was dragged to where it goes: it does not fly there once more. */
export function bring(root: HTMLElement, place = ''): void {
  root.dataset.brought = place;
  setTimeout(() => delete root.dataset.brought, 2 * DURATION);
}

/** Remember how it looks; the returned function, called when the new view is drawn, lets all fly. */
export function depart(flights: Flight[], root: HTMLElement): () => void {
  const { brought } = root.dataset;
  const wanted = settings.moves ? flights.filter(({ from }) => !brought || from !== brought) : [];
  if (wanted.length === 0) return () => undefined;
  const names = wanted.flatMap(({ from, to }) => [from, to]);
  const before = new Map(names.map((name) => [name, sight(root, name)]));
  return () => {
    if (root.isConnected) land(wanted, before, root);
  };
}

function land(flights: Flight[], before: Map<string, Sight | null>, root: HTMLElement): void {
  const fanned = flights.filter(({ fan }) => fan).length;
  const landings = new Map<string, Promise<unknown>[]>();
  let fans = 0;
  flights.forEach((flight, index) => {
    const from = before.get(flight.from) ?? sight(root, flight.from);
    const to = sight(root, flight.to) ?? before.get(flight.to);
    const piece = flight.piece ? pieceOf(root, flight.piece) : from?.piece;
    if (!from || !to || !piece) return;
    const spread = flight.fan && fanned > 1 ? fans++ - (fanned - 1) / 2 : null;
    const flown = travel(root, piece, from.box, to.box, index * STAGGER, spread);
    landings.set(flight.to, [...(landings.get(flight.to) ?? []), flown]);
  });
  for (const [name, flown] of landings) keep(root, before.get(name), name, flown);
}

/** The place as it was lies over the new one until everything has landed there. */
function keep(
  root: HTMLElement,
  old: Sight | null | undefined,
  name: string,
  flown: Promise<unknown>[],
): void {
  const now = sight(root, name);
  const room = root.getBoundingClientRect();
  if (!old || !now || now.box.width * now.box.height > LARGEST * room.width * room.height) return;
  const cover = old.picture;
  lay(root, cover, now.box);
  void Promise.allSettled(flown).then(() => cover.remove());
}

/** Where a place is and how it looks, if it can be seen. */
function sight(root: HTMLElement, name: string): Sight | null {
  for (const node of root.querySelectorAll<HTMLElement>(`[data-place="${CSS.escape(name)}"]`)) {
    const box = node.getBoundingClientRect();
    if (!isSeen(node, box)) continue;
    return { box, picture: copy(node), piece: pieceIn(node) };
  }
  return null;
}

function pieceIn(node: Element): Piece | null {
  const own = node.matches('[data-piece]') ? node : node.querySelector('[data-piece]');
  if (!own) return null;
  const { width, height } = own.getBoundingClientRect();
  return { node: lifted(own), width, height };
}

/** What flies, taken from a place that need not be seen itself. */
function pieceOf(root: HTMLElement, name: string): Piece | null {
  const node = root.querySelector(`[data-place="${CSS.escape(name)}"]`);
  return node && pieceIn(node);
}

/** One of a pile: a copy without what tells how many lie there. */
export function lifted(node: Element): HTMLElement {
  const ghost = copy(node);
  for (const count of ghost.querySelectorAll('[data-count]')) count.remove();
  return ghost;
}

/** Whether the middle of it is on the screen, and not scrolled away. */
function isSeen(node: HTMLElement, box: DOMRect): boolean {
  const [x, y] = middle(box);
  if (box.width === 0 || x < 0 || y < 0 || x > innerWidth || y > innerHeight) return false;
  for (let up = node.parentElement; up; up = up.parentElement) {
    if (getComputedStyle(up).overflow === 'visible') continue;
    const room = up.getBoundingClientRect();
    if (x < room.left || x > room.right || y < room.top || y > room.bottom) return false;
  }
  return true;
}

function middle(box: DOMRect): [number, number] {
  return [box.left + box.width / 2, box.top + box.height / 2];
}

/** A copy that nothing takes for the thing itself. */
function copy(node: Element): HTMLElement {
  const ghost = node.cloneNode(true) as HTMLElement;
  for (const one of [ghost, ...ghost.querySelectorAll('*')])
    for (const { name } of [...one.attributes])
      if (/^(id|data-(?!piece|count)|aria-|role|tabindex)/.test(name)) one.removeAttribute(name);
  ghost.setAttribute('data-flying', '');
  ghost.setAttribute('inert', '');
  return ghost;
}

/** Lay a copy into the air above the board, where all of the board's styles still hold. */
export function lay(root: ParentNode, ghost: HTMLElement, box: DOMRect): void {
  const board = root.querySelector<HTMLElement>('.board');
  if (!board) return;
  let air = board.querySelector<HTMLElement>(':scope > [data-air]');
  if (!air) {
    air = document.createElement('div');
    air.setAttribute('data-air', '');
    air.setAttribute('aria-hidden', 'true');
    board.append(air);
  }
  const over = air.getBoundingClientRect();
  Object.assign(ghost.style, {
    position: 'absolute',
    left: `${box.left - over.left}px`,
    top: `${box.top - over.top}px`,
    width: `${box.width}px`,
    height: `${box.height}px`,
    margin: '0',
  });
  air.append(ghost);
}

/** The piece flies; shown in a fan, it stays for a moment beside the others. */
function travel(
  root: HTMLElement,
  { node, width, height }: Piece,
  from: DOMRect,
  to: DOMRect,
  delay: number,
  spread: number | null,
): Promise<unknown> {
  const ghost = node.cloneNode(true) as HTMLElement;
  const [x, y] = middle(from);
  lay(root, ghost, new DOMRect(x - width / 2, y - height / 2, width, height));
  const [toX, toY] = middle(to);
  const size = (box: DOMRect) => Math.min(1, Math.max(0.35, box.height / Math.max(1, height)));
  const start = { transform: `scale(${size(from)})`, opacity: 1 };
  const end = { transform: `translate(${toX - x}px, ${toY - y}px) scale(${size(to)})`, opacity: 1 };
  const frames = spread === null ? [start, end] : [start, ...fanOut(), end];
  const flight = ghost.animate(frames, {
    duration: spread === null ? DURATION : FAN,
    delay: spread === null ? delay : 0,
    easing: 'cubic-bezier(.3,.1,.2,1)',
    fill: 'both',
  });
  return flight.finished.finally(() => ghost.remove());

  function fanOut(): Keyframe[] {
    const room = root.getBoundingClientRect();
    const half = 3.5 * width;
    const centre = Math.min(Math.max(x, room.left + half), room.right - half);
    const aside = centre - x + (spread as number) * width * 0.75;
    const up = Math.abs(spread as number) * 5 - height * 0.6;
    const transform = `translate(${aside}px, ${up}px) rotate(${(spread as number) * 6}deg)`;
    return [
      { transform, opacity: 1, offset: 0.25 },
      { transform, opacity: 1, offset: 0.75 },
    ];
  }
}
