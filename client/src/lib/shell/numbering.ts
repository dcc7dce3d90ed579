// Which digit chooses what: in the order of reading at first, and a thing keeps its digit for as
// long as a turn lasts. What comes later takes the place of what has gone.
import { choices, isBack, isInHand } from './keyboard';

export const DIGITS = 9;

export class Numbering {
  private turn = '';
  private ply = -1;
  private stage = ''; // which things are chosen from: answers to a question, dice, places, what lies enlarged
  private homes = new Map<string, Map<string, number>>(); // the number of each thing, by stage
  private pressed = -1; // keeps its meaning until the decision is made
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

  /** What a digit chooses. */
  press(digit: number, root: ParentNode | undefined, turn: string, ply: number) {
    const chosen = this.shown(root, turn, ply)[digit - 1];
    if (chosen) this.pressed = this.from + digit - 1;
    return chosen;
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
    const things = named(choices(root));
    const isLookedAt = Boolean(root?.querySelector('[data-act="unfocus"]'));
    const asked = root?.querySelector<HTMLElement>('[data-question]')?.dataset.question;
    const stage = `${asked} ${isInHand(root)} ${isLookedAt}`;
    if (turn !== this.turn) this.homes.clear();
    else if (ply !== this.ply) for (const homes of this.homes.values()) tidy(homes, things);
    if (turn !== this.turn || ply !== this.ply || stage !== this.stage) {
      this.pressed = -1;
      this.from = 0;
    }
    Object.assign(this, { turn, ply, stage });
    const homes = this.homes.get(stage) ?? new Map<string, number>();
    this.homes.set(stage, homes);
    return this.settled(things, homes);
  }

  /** Each thing at its number, the ways back after all others. */
  private settled(
    things: Map<string, HTMLElement>,
    homes: Map<string, number>,
  ): (HTMLElement | undefined)[] {
    const found: (HTMLElement | undefined)[] = [];
    const isFree = (number: number) => !found[number];
    const moved = new Map(things);
    for (const [name, number] of homes) {
      const thing = moved.get(name);
      if (!thing || isBack(thing) || !isFree(number)) continue;
      found[number] = thing;
      moved.delete(name);
    }
    for (const [name, thing] of moved) {
      let number = isBack(thing) ? found.length : 0;
      while (!isFree(number) || number === this.pressed) number += 1;
      found[number] = thing;
      homes.set(name, number);
    }
    return [...found]; // without holes of its own: each number says whether it chooses something
  }
}

/** A decision is made: what had no digit of the first nine may get one now. */
function tidy(homes: Map<string, number>, things: Map<string, HTMLElement>): void {
  for (const [name, number] of homes) if (things.has(name) && number >= DIGITS) homes.delete(name);
}

/** The choices by what they choose; those that choose the same are counted. */
function named(found: HTMLElement[]): Map<string, HTMLElement> {
  const names = new Map<string, HTMLElement>();
  for (const one of found) {
    const { move, act, die, slot, pick, thing } = one.dataset;
    const base = [move, act, die, slot, pick, thing].join('|');
    let name = base;
    for (let count = 2; names.has(name); count += 1) name = `${base} ${count}`;
    names.set(name, one);
  }
  return names;
}
