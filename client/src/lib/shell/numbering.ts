// Which digit chooses what: in the order of reading, and the same for as long as a question lasts.
// In a turn a thing keeps its digit where that leaves the order as it is; whoever takes a decision
// back finds the digits as they were. Ways back have none: they have keys of their own.
import { choices, isBack, isInHand } from './keyboard';

export const DIGITS = 9;

/** What was numbered at a question. */
interface Count {
  turn: string;
  ply: number;
  stage: string; // which things are chosen from: answers to a question, dice, places, one part of the table
  numbers: Map<string, number>;
}

export class Numbering {
  private past: Count[] = [];
  private now: Count | undefined;
  private from = 0; // how many come before those that the digits choose now

  count = 0; // of all that have a number

  /** From which to which the digits choose. */
  get first(): number {
    return this.from + 1;
  }
  get last(): number {
    return Math.min(this.from + DIGITS, this.count);
  }

  /** What the digits from 1 on choose; none where what had that number is not possible now. */
  shown(root: ParentNode | undefined, turn: string, ply: number): (HTMLElement | undefined)[] {
    const numbered = this.all(root, turn, ply);
    this.count = numbered.length;
    if (this.from >= this.count) this.from = 0;
    return numbered.slice(this.from, this.from + DIGITS);
  }

  /** The digits choose the next ones, and after the last the first again. */
  next(): void {
    this.from = this.from + DIGITS < this.count ? this.from + DIGITS : 0;
  }

  private all(
    root: ParentNode | undefined,
    turn: string,
    ply: number,
  ): (HTMLElement | undefined)[] {
    const things = named(numberable(root));
    const found: (HTMLElement | undefined)[] = [];
    const numbers = this.numbers([...things.keys()], turn, ply, stageOf(root));
    for (const [name, thing] of things) found[numbers.get(name) as number] = thing;
    return [...found]; // without holes of its own: each number says whether it chooses something
  }

  /** The numbers of all that was seen at this question. */
  private numbers(names: string[], turn: string, ply: number, stage: string): Map<string, number> {
    const isHere = (one: Count) => one.turn === turn && one.ply === ply && one.stage === stage;
    if (this.now && ply < this.now.ply) this.past = this.past.filter((one) => one.ply <= ply);
    const known = this.past.find(isHere);
    if (known !== this.now || !known) this.from = 0;
    const before = this.past.filter((one) => one.turn === turn && one.stage === stage).at(-1);
    const numbers = known ? added(names, known.numbers) : carried(names, before?.numbers);
    this.now = known ?? { turn, ply, stage, numbers };
    this.now.numbers = numbers;
    if (!known) this.past.push(this.now);
    return numbers;
  }
}

/** At the same question: what comes later fits in where the order of reading leaves a number that
 * nothing else had, or else comes after all others. If all is new, or nine digits would not do
 * though there are no more than nine things, all are counted anew. */
function added(names: string[], known: Map<string, number>): Map<string, number> {
  if (!names.some((name) => known.has(name))) return counted(names);
  const found = inOrder(names, known) ?? appended(names, known);
  const isReached = names.every((name) => (found.get(name) as number) < DIGITS);
  return isReached || names.length > DIGITS ? found : counted(names);
}

/** At the next question of a turn: all are counted anew where that is needed for the order of
 * reading, or for a digit. */
function carried(names: string[], before = new Map<string, number>()): Map<string, number> {
  const fitting = inOrder(names, before);
  const isReached = names.every((name) => (fitting?.get(name) ?? DIGITS) < DIGITS);
  return (isReached && fitting) || counted(names);
}

function counted(names: string[]): Map<string, number> {
  return new Map(names.map((name, number) => [name, number]));
}

function appended(names: string[], known: Map<string, number>): Map<string, number> {
  let next = Math.max(...known.values());
  const late = names.filter((name) => !known.has(name)).map((name) => [name, ++next] as const);
  return new Map([...known, ...late]);
}

/** Each of them, and what was known before, with a number that rises from one to the next; none if
 * that cannot be. */
function inOrder(names: string[], known: Map<string, number>): Map<string, number> | undefined {
  const taken = new Set(known.values());
  const found = new Map(known);
  let least = 0;
  for (const name of names) {
    let number = known.get(name) ?? least;
    while (!known.has(name) && taken.has(number)) number += 1;
    if (number < least) return undefined;
    found.set(name, number);
    least = number + 1;
  }
  return found;
}

function stageOf(root: ParentNode | undefined): string {
  const asked = root?.querySelector<HTMLElement>('[data-question]')?.dataset.question;
  const tab = root?.querySelector<HTMLElement>('[data-act^="tab "][aria-current]')?.dataset.act;
  return [asked, tab, isInHand(root), isLookedAt(root)].join('|');
}

/** Whether one thing is looked at, and its uses are the answers. */
function isLookedAt(root: ParentNode | undefined): boolean {
  return Boolean(root?.querySelector('[data-act="unfocus"]'));
}

/** What has a number: of a thing that can be pressed in two places, the one among the answers. */
function numberable(root: ParentNode | undefined): HTMLElement[] {
  const all = choices(root).filter((one) => !isBack(one));
  const isAnswer = (one: Element) => one.closest('.actions') !== null;
  const answers = all.filter(isAnswer);
  if (isLookedAt(root) && answers.length > 0) return answers;
  const told = [...(root?.querySelectorAll<HTMLElement>('.actions [data-thing]') ?? [])];
  const things = new Set(told.map((one) => one.dataset.thing));
  return all.filter((one) => isAnswer(one) || !one.dataset.thing || !things.has(one.dataset.thing));
}

/** The choices by what they choose; those that choose the same are counted. */
function named(found: HTMLElement[]): Map<string, HTMLElement> {
  const names = new Map<string, HTMLElement>();
  for (const one of found) {
    const { move, act, die, slot, pick, thing, place } = one.dataset;
    const base = [move, act, die, slot, pick, thing, act && place].join('|');
    let name = base;
    for (let count = 2; names.has(name); count += 1) name = `${base} ${count}`;
    names.set(name, one);
  }
  return names;
}
