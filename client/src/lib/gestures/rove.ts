// Keys on a crowded part of the table: Tab stops at what can be decided, the arrows lead anywhere.

const DECIDES = ':is([data-move], [data-instead], [data-act], [data-thing])';
const OPEN = `${DECIDES}:not([aria-disabled="true"])`;
const WAYS: Record<string, [number, number]> = {
  ArrowLeft: [-1, 0],
  ArrowRight: [1, 0],
  ArrowUp: [0, -1],
  ArrowDown: [0, 1],
};
const ASIDE = 3; // how much farther away a button counts that lies aside

/** For `{@attach roves}`: the first button and those that decide are stops for Tab. */
export function roves(node: HTMLElement): () => void {
  const buttons = () => [...node.querySelectorAll<HTMLElement>('button')];
  const setStops = () => {
    for (const [place, one] of buttons().entries())
      one.tabIndex = place === 0 || one.matches(OPEN) ? 0 : -1;
  };
  const press = (event: KeyboardEvent) => {
    const way = WAYS[event.key];
    if (!way || !(event.target instanceof HTMLButtonElement)) return;
    event.preventDefault();
    nearest(event.target, way, buttons())?.focus();
  };
  const watcher = new MutationObserver(setStops);
  const attributeFilter = ['aria-disabled', 'data-move', 'data-thing'];
  watcher.observe(node, { subtree: true, childList: true, attributes: true, attributeFilter });
  node.addEventListener('keydown', press);
  setStops();
  return () => {
    watcher.disconnect();
    node.removeEventListener('keydown', press);
  };
}

/** The button that lies next in this direction. */
function nearest(from: Element, [x, y]: [number, number], all: HTMLElement[]): HTMLElement | null {
  const middle = (one: Element) => {
    const { left, top, width, height } = one.getBoundingClientRect();
    return [left + width / 2, top + height / 2] as const;
  };
  const [left, top] = middle(from);
  let found: HTMLElement | null = null;
  let least = Infinity;
  for (const one of all) {
    const [right, below] = middle(one);
    const along = (right - left) * x + (below - top) * y;
    const aside = Math.abs((right - left) * y) + Math.abs((below - top) * x);
    if (along <= 1 || !one.checkVisibility() || along + ASIDE * aside >= least) continue;
    [found, least] = [one, along + ASIDE * aside];
  }
  return found;
}
