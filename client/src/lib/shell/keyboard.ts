// Playing with keys: what can be decided now is pressed where it lies on the board.
import type { Messages } from '../schema';

/** Whether a key is meant for the page, and not for something that is typed into. */
export function isShortcut(event: KeyboardEvent): boolean {
  const typing =
    event.target instanceof Element && event.target.closest('input, textarea, select, dialog');
  return !typing && !event.ctrlKey && !event.metaKey && !event.altKey;
}

const DECIDES = '[data-move], [data-act], [data-die], [data-slot], [data-pick]';
const LOOKS = ['tab', 'legend', 'enlarge', 'left', 'right', 'close']; // what decides nothing
const OFF = `:disabled, [aria-disabled="true"], ${LOOKS.map((one) => `[data-act^="${one}"]`).join()}`;

const BACK = '[data-act="back"], [data-act^="unpick"]'; // the way back is counted last

/** What can be decided on the board now, in the order of reading; of a thing and its place the thing
 * comes first, and once it is in hand, only its places. */
export function choices(root: ParentNode | undefined): HTMLElement[] {
  const all = [...(root?.querySelectorAll<HTMLElement>(DECIDES) ?? [])].filter(
    (one) => one.checkVisibility() && !one.matches(OFF),
  );
  const isDie = (one: Element) => one.matches('[data-die]');
  const isPlace = (one: Element) => one.matches('[data-slot]');
  const isBack = (one: Element) => one.matches(BACK);
  if (!all.some(isDie)) return [...all.filter((one) => !isBack(one)), ...all.filter(isBack)];
  const inHand = all.some((one) => isDie(one) && one.ariaPressed === 'true');
  const others = all.filter((one) => !isDie(one) && !isPlace(one));
  return [...all.filter(inHand ? isPlace : isDie), ...others];
}

/** End the turn, or say so once more where that is asked. */
export function pressEnd(root: ParentNode | undefined, legal: Messages.Move[]): void {
  const found = choices(root);
  const ending = legal.filter((move) => move.ends).map((move) => `[data-move="${move.notation}"]`);
  for (const one of ['[data-act="commit"]', '[data-act="finish"]', ...ending]) {
    const button = found.find((choice) => choice.matches(one));
    if (button) return button.click();
  }
  // Nothing can be ended yet: the button that will do it says why.
  root?.querySelector<HTMLElement>('.actions [aria-disabled="true"]')?.click();
}

/** Put the last part of an unfinished decision back; whether there was one. */
export function pressBack(root: ParentNode | undefined): boolean {
  const button = root?.querySelector<HTMLElement>('[data-act="back"]');
  button?.click();
  return Boolean(button);
}

/** Press the so-manieth of what can be chosen. */
export function pressNumber(root: ParentNode | undefined, number: number): void {
  const button = choices(root)[number - 1];
  button?.focus();
  button?.click();
}
