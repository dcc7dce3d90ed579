// Where a small badge goes on a thing: at one of its corners, and not over words.
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const SIDE = 17; // of a badge, in pixels
const OUT = 4; // how far its middle lies above or below the edge

/** The box of the badge: the first place that covers nothing, else the first of all. */
export function badgeAt({ left, top, right, bottom }: Box, covered: Box[]): Box {
  const middle = (top + bottom) / 2;
  const places = [
    around(left, top - OUT),
    around(left - SIDE / 2, middle),
    around(left, bottom + OUT),
    around(right, top - OUT),
    around(right, bottom + OUT),
  ];
  const free = places.find((one) => !covered.some((other) => touches(one, other)));
  return free ?? (places[0] as Box);
}

/** The boxes of all words in there. */
export function wordBoxes(root: Node): Box[] {
  const found: Box[] = [];
  const walker = document.createTreeWalker(root, NodeFilter.SHOW_TEXT);
  const range = document.createRange();
  while (walker.nextNode()) {
    if (!walker.currentNode.textContent?.trim()) continue;
    range.selectNodeContents(walker.currentNode);
    found.push(...range.getClientRects());
  }
  return found;
}

function around(x: number, y: number): Box {
  const left = Math.max(0, x - SIDE / 2);
  const top = Math.max(0, y - SIDE / 2);
  return { left, top, right: left + SIDE, bottom: top + SIDE };
}

const LEADING = 2; // lines are taller than their letters
function touches(one: Box, other: Box): boolean {
  return (
    one.left < other.right &&
    other.left < one.right &&
    one.top + LEADING < other.bottom &&
    other.top + LEADING < one.bottom
  );
}
