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
/** What puts something back, the whole decision first. */
const BACK = ['[data-act="back"]', '[data-act="unfocus"]', '[data-act^="unpick"]'];
/** What confirms a decision, or goes on to its next part. */
const CONFIRMS = ['commit', 'finish', 'name']
  .map((act) => `[data-act="${act}"]`)
  .concat('.main[data-move="keep none"]');
/** What leaves something undone that could be done. */
const GIVES_UP = ['decline', 'nothing', 'pass', 'end', 'done']
  .map((move) => `[data-move="${move}"]`)
  .concat('[data-act="rest"]')
  .join();

export const isBack = (one: Element): boolean => one.matches(BACK.join());

/** What can be decided on the board now, in the order of reading and the ways back last; of a thing
 * and its place the thing comes first, and once it is in hand, only its places. */
export function choices(root: ParentNode | undefined): HTMLElement[] {
  const all = inReadingOrder(
    [...(root?.querySelectorAll<HTMLElement>(DECIDES) ?? [])].filter(
      (one) => one.checkVisibility({ visibilityProperty: true }) && !one.matches(OFF),
    ),
  );
  const isDie = (one: Element) => one.matches('[data-die]');
  const isPlace = (one: Element) => one.matches('[data-slot]');
  const backs = all.filter(isBack);
  const others = all.filter((one) => !isBack(one));
  if (!others.some(isDie)) return [...others, ...backs];
  const first = others.filter(isInHand(root) ? isPlace : isDie);
  return [...first, ...others.filter((one) => !isDie(one) && !isPlace(one)), ...backs];
}

/** Whether a die is in hand. */
export function isInHand(root: ParentNode | undefined): boolean {
  return Boolean(root?.querySelector('[data-die][aria-pressed="true"]'));
}

/** From top to bottom, and what stands side by side from left to right; what lies in one group is
 * read before the next group. */
export function inReadingOrder(things: HTMLElement[]): HTMLElement[] {
  const groups = new Map<HTMLElement, HTMLElement[]>();
  for (const thing of things) {
    const group = thing.closest<HTMLElement>('[data-together]') ?? thing;
    groups.set(group, [...(groups.get(group) ?? []), thing]);
  }
  return rowByRow([...groups.keys()]).flatMap((group) => rowByRow(groups.get(group) ?? []));
}

/** Whether the middle of each is level with the other: beside a tall column not everything is. */
function areBeside(upper: DOMRect, lower: DOMRect): boolean {
  const middle = (box: DOMRect) => box.top + box.height / 2;
  return middle(lower) < upper.bottom && middle(upper) > lower.top;
}

function rowByRow(things: HTMLElement[]): HTMLElement[] {
  const placed = things.map((thing) => ({ thing, box: thing.getBoundingClientRect() }));
  placed.sort((one, other) => one.box.top - other.box.top);
  const rows: (typeof placed)[] = [];
  for (const one of placed) {
    const row = rows.at(-1);
    if (row?.[0] && areBeside(row[0].box, one.box)) row.push(one);
    else rows.push([one]);
  }
  return rows.flatMap((row) =>
    row.sort((one, other) => one.box.left - other.box.left).map(({ thing }) => thing),
  );
}

/** Confirm what is picked, or end the turn, which is asked once more where something is left; whether
 * there is a button for it. */
export function pressEnd(root: ParentNode | undefined, legal: Messages.Move[]): boolean {
  const found = choices(root);
  const ending = legal.filter((move) => move.ends).map((move) => `[data-move="${move.notation}"]`);
  const possible = [...CONFIRMS, ...ending].flatMap((one) =>
    found.filter((choice) => choice.matches(one)),
  );
  // Nothing can be ended yet: the button that will do it says why.
  const button = possible[0] ?? root?.querySelector<HTMLElement>('.actions [aria-disabled="true"]');
  button?.click();
  return Boolean(button);
}

/** Put the last part of an unfinished decision back; whether there was one. */
export function pressBack(root: ParentNode | undefined): boolean {
  const found = choices(root);
  const button = BACK.flatMap((one) => found.filter((choice) => choice.matches(one)))[0];
  button?.click();
  return Boolean(button);
}

/** Where a decision goes on: with an answer in the line, once there is one. In place of one that
 * gives something up, on the board or on the way back: nobody presses it by just pressing on. */
export function firstAnswer(root: ParentNode | undefined): HTMLElement | undefined {
  const found = choices(root);
  const leadsOn = (one: Element) => !isBack(one) && !one.matches(GIVES_UP);
  const line = found.filter((one) => one.closest('.actions') && !isBack(one));
  const answer = line.find(leadsOn) ?? line[0];
  if (!answer || leadsOn(answer)) return answer;
  return found.find(leadsOn) ?? found.find(isBack) ?? answer;
}
