// A paragraph of the rules that somebody wants to read: pressed anywhere, opened by the page, and
// wanted for as long as the rules lie open.
class Citation {
  wanted = $state('');

  open = (number: string): void => {
    this.wanted = number;
  };
  close = (): void => this.open('');
}

export const citation = new Citation();

/** Whether somebody presses a paragraph: what cites it stays until it is read. */
export function isCitation(event: Event): boolean {
  return event.target instanceof Element && event.target.closest('[data-cite]') !== null;
}
