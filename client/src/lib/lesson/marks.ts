// Marks on the board what a step of a lesson speaks of, and what is to be pressed now.
const MARK = 'data-wanted';
const LIT = 'data-lit';
const SENDS = ['name', 'finish', 'commit'].map((act) => `[data-act="${act}"]`);

const BACKS = ['[data-act="back"]', '[data-act^="unpick"]'];

/** What a step wants, and what it speaks of. */
export interface Wanted {
  moves: string[]; // that are still missing
  where?: ((notation: string) => string[]) | undefined; // the title's own ways to a move
  places: string[];
  strayed: boolean; // something else is begun: it leads back, and nowhere else
}

/** Mark this and nothing else. */
export function mark(root: ParentNode, { moves, where, places, strayed }: Wanted): void {
  const found = moves.flatMap((move) =>
    strayed ? instead(root, move) : leading(root, move, where?.(move) ?? []),
  );
  put(root, MARK, reachable(found.length > 0 ? found : first(root, strayed ? BACKS : SENDS)));
  const lit = places.map((name) => `[data-place="${CSS.escape(name)}"]`);
  const all = lit.flatMap((one) => [...root.querySelectorAll(one)]);
  put(root, LIT, [...all, ...reachable(all)]);
}

/** The tab of the part where all lies that is to be pressed, if none of it can be seen; or else of
 * what the step speaks of, unless that would hide what is to be pressed. */
export function hiddenBehind(root: ParentNode): HTMLElement | null {
  const tab = (mark: string) => root.querySelector<HTMLElement>(`[data-act^="tab "][${mark}]`);
  const inPart = root.querySelector(`:is([data-part], .pane) [${MARK}]`);
  return tab(MARK) ?? (inPart ? null : tab(LIT));
}

/** The button of a move, or what leads to it. */
function leading(root: ParentNode, move: string, ways: string[]): Element[] {
  return first(root, [`[data-move="${CSS.escape(move)}"]`, ...ways]);
}

/** The button that puts a move in the place of what is begun. */
function instead(root: ParentNode, move: string): Element[] {
  return first(root, [`[data-instead="${CSS.escape(move)}"]`]);
}

/** What the first of these selectors finds that can be pressed. */
function first(root: ParentNode, selectors: string[]): Element[] {
  for (const selector of selectors) {
    const found = [...root.querySelectorAll(selector)].filter((one) => !one.matches(OFF));
    if (found.length > 0) return found;
  }
  return [];
}
const OFF = '[aria-disabled="true"], :disabled';

/** What of it can be seen; where nothing can, the tabs behind which it lies. */
function reachable(found: Element[]): Element[] {
  const seen = found.filter((one) => one.checkVisibility());
  if (seen.length > 0) return seen;
  return found.flatMap((one) => tabOf(one) ?? []);
}

function tabOf(one: Element): Element | undefined {
  const tabs = one.closest('.board')?.querySelectorAll<HTMLElement>('[data-act^="tab "]') ?? [];
  return [...tabs].find((tab) => {
    const name = tab.dataset.act?.slice('tab '.length);
    return one.closest(`[data-part="${name}"], .pane.${name}`);
  });
}

function put(root: ParentNode, name: string, wanted: Element[]): void {
  for (const one of root.querySelectorAll(`[${name}]`))
    if (!wanted.includes(one)) one.removeAttribute(name);
  for (const one of wanted) if (!one.hasAttribute(name)) one.setAttribute(name, '');
}
