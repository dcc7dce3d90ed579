// Where we are: a path such as /table/0f3c…, split into its words.
class Route {
  path = $state(location.pathname);
  query = $state(new URLSearchParams(location.search));
  words = $derived(this.path.split('/').filter(Boolean).map(decodeURIComponent));

  constructor() {
    addEventListener('popstate', () => this.read());
  }

  go(address: string, replace = false): void {
    history[replace ? 'replaceState' : 'pushState'](null, '', address);
    this.read();
    scrollTo(0, 0);
  }

  private read(): void {
    this.path = location.pathname;
    this.query = new URLSearchParams(location.search);
  }
}

export const route = new Route();

/** On <a>: stay in the page instead of loading it anew. */
export function link(node: HTMLAnchorElement) {
  const follow = (event: MouseEvent) => {
    if (event.button || event.metaKey || event.ctrlKey || event.shiftKey) return;
    event.preventDefault();
    route.go(node.pathname + node.search);
  };
  node.addEventListener('click', follow);
  return { destroy: () => node.removeEventListener('click', follow) };
}
