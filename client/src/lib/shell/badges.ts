// Where a small badge goes on a thing: in one of its corners, and not over words.
export type Box = Pick<DOMRect, 'left' | 'top' | 'right' | 'bottom'>;

const SIDE = 17; // of a badge, in pixels
const OUT = 6; // how far it may stand out: its middle still lies on the thing it belongs to

/** The box of the badge: the first place that covers nothing; on a thing full of words it stands
 * out of the first corner, where it covers least. */
export function badgeAt({ left, top, right, bottom }: Box, covered: Box[]): Box {
  const corners = [
    [left, top, -OUT, -OUT],
    [right - SIDE, top, OUT, -OUT],
    [left, bottom - SIDE, -OUT, OUT],
    [right - SIDE, bottom - SIDE, OUT, OUT],
  ] as const;
  const places = corners.flatMap(([x, y, outX, outY]) => [at(x, y), at(x + outX, y + outY)]);
  const free = places.find((one) => !covered.some((other) => touches(one, other)));
  return free ?? (places[1] as Box);
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

function at(x: number, y: number): Box {
  const left = Math.max(0, x);
  const top = Math.max(0, y);
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
