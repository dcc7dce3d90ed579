// Playing with keys: what can be decided now is pressed where it lies on the board.
import type { Messages } from '../schema';

/** Whether a key is meant for the page, and not for something that is typed into. */
export function isShortcut(event: KeyboardEvent): boolean {
  const typing =
    event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
  return !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
}

/** What can be pressed on the board now, in the order of reading. */
export function choices(root: ParentNode | undefined): HTMLElement[] {
  const found = root?.querySelectorAll<HTMLElement>('[data-move].possible, [data-act]') ?? [];
  return [...found].filter((one) => one.checkVisibility() && !one.matches(':disabled'));
}

/** End the turn, or say so once more where that is asked. */
export function pressEnd(root: ParentNode | undefined, legal: Messages.Move[]): void {
  const found = choices(root);
  const ending = legal.filter((move) => move.ends).map((move) => `[data-move="${move.notation}"]`);
  for (const one of ['[data-act="commit"]', ...ending]) {
    const button = found.find((choice) => choice.matches(one));
    if (button) return button.click();
  }
}

/** Press the so-manieth of what can be chosen. */
export function pressNumber(root: ParentNode | undefined, number: number): void {
  const button = choices(root)[number - 1];
  button?.focus();
  button?.click();
}
