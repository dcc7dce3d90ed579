// Where a small badge goes on a thing: at one of its corners, and not over words and drawings.
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

export const SIDE = 15; // of a badge, in pixels
const OUT = 5; // how far it may stand out: its middle still lies on the thing it belongs to

/** The box of the badge: the first place that covers nothing, or else where it covers least, of
 * what is beside the thing rather than of the thing itself. */
export function badgeAt(thing: Box, covered: Box[]): Box {
  const { left, top, right, bottom } = thing;
  const corners = [
    [left, top, -OUT, -OUT],
    [right - SIDE, top, OUT, -OUT],
    [left, bottom - SIDE, -OUT, OUT],
    [right - SIDE, bottom - SIDE, OUT, OUT],
  ] as const;
  const places = corners.flatMap(([x, y, outX, outY]) => [at(x, y), at(x + outX, y + outY)]);
  const harm = (one: Box) => covered.reduce((sum, other) => sum + overlap(one, other), 0);
  const found = places.map((box) => ({ box, harm: harm(box), over: overlap(box, thing) }));
  const free = found.find((one) => one.harm === 0);
  return (free ?? found.sort((a, b) => a.harm - b.harm || a.over - b.over)[0])?.box as Box;
}

const LEADING = 2; // lines are taller than their letters
const BLANK = 0.2; // of a drawing, at each edge: its corners are hardly ever filled
const DRAWINGS = ':is(button, [data-slot]) svg'; // what lies behind the things is scenery

/** The boxes of all words in there, and of the drawings on things. */
export function filled(root: HTMLElement): Box[] {
  const found: Box[] = [...root.querySelectorAll(DRAWINGS)].map((one) => {
    const { left, top, right, bottom, width, height } = one.getBoundingClientRect();
    const [x, y] = [width * BLANK, height * BLANK];
    return { left: left + x, top: top + y, right: right - x, bottom: bottom - y };
  });
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    if (!walker.currentNode.textContent?.trim()) continue;
    range.selectNodeContents(walker.currentNode);
    for (const { left, top, right, bottom } of range.getClientRects())
      found.push({ left, right, top: top + LEADING, bottom: bottom - LEADING });
  }
  return found;
}

/** The part of a thing that is not scrolled out of sight. */
export function seenBox(thing: Element): Box {
  let seen: Box = thing.getBoundingClientRect();
  for (let one = thing.parentElement; one; one = one.parentElement)
    if (getComputedStyle(one).overflow !== 'visible')
      seen = common(seen, one.getBoundingClientRect());
  return common(seen, { left: 0, top: 0, right: innerWidth, bottom: innerHeight });
}

/** Whether there is room for a badge on what is seen of a thing. */
export function inSight(thing: Element): boolean {
  const { left, top, right, bottom } = seenBox(thing);
  return right - left >= SIDE - OUT && bottom - top >= SIDE - OUT;
}

function at(x: number, y: number): Box {
  const left = Math.max(0, x);
  const top = Math.max(0, y);
  return { left, top, right: left + SIDE, bottom: top + SIDE };
}

function common(one: Box, other: Box): Box {
  return {
    left: Math.max(one.left, other.left),
    top: Math.max(one.top, other.top),
    right: Math.min(one.right, other.right),
    bottom: Math.min(one.bottom, other.bottom),
  };
}

function overlap(one: Box, other: Box): number {
  const { left, top, right, bottom } = common(one, other);
  return Math.max(0, right - left) * Math.max(0, bottom - top);
}
