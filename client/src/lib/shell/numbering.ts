// Which digit chooses what: in the order of reading, and the same while the same question stands.
import { choices, isBack, isInHand } from './keyboard';

export const DIGITS = 9;

export class Numbering {
  private question = '';
  private names: string[] = []; // by number, as long as the question stands
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
  shown(root: ParentNode | undefined, question: string): (HTMLElement | undefined)[] {
    return this.all(root, question).slice(this.from, this.from + DIGITS);
  }

  /** The digits choose the next ones, and after the last the first again. */
  turn(): void {
    this.from = this.from + DIGITS < this.count ? this.from + DIGITS : 0;
  }

  private all(root: ParentNode | undefined, question: string): (HTMLElement | undefined)[] {
    const isLookedAt = Boolean(root?.querySelector('[data-act="unfocus"]'));
    const asked = `${question} ${isInHand(root)} ${isLookedAt}`;
    if (asked !== this.question) {
      this.question = asked;
      this.names = [];
      this.from = 0;
    }
    const all = choices(root);
    const found = named(all.filter((one) => !isBack(one)));
    for (const name of found.keys()) if (!this.names.includes(name)) this.names.push(name);
    const numbered = [...this.names.map((name) => found.get(name)), ...all.filter(isBack)];
    this.count = numbered.length;
    return numbered;
  }
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
