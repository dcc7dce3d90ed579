// What the player is about to do: parts that are only picked, not yet tried out by the server.

import { readMove, type Table } from './names';
import { because, reason } from './words';

/** Questions inside an action: what answers them is staged, and all is sent together. */
const INNER = ['paying', 'loading', 'showing', 'keeping', 'casting', 'offered', 'exchanging'];

export class Plan {
  /** A card of the hand or a place of the black market, of which the possible uses are shown. */
  focus = $state('');
  /** Cards or markers that are to be named together. */
  picks = $state.raw<string[]>([]);
  exchanging = $state(false);
  /** A decision is being tried out or made. */
  working = $state(false);
  private sent = $state(-1);
  private asked = '';

  constructor(readonly table: Table) {}

  /** A decision was sent, and what came of it has not arrived yet. */
  get sending(): boolean {
    return this.sent === this.table.ply;
  }

  get waits(): boolean {
    return this.working || this.table.busy || this.sending;
  }

  /** A new question: nothing is picked yet. */
  renew(question: string): void {
    if (question === this.asked) return;
    this.asked = question;
    this.clear();
  }

  clear(): void {
    this.focus = '';
    this.picks = [];
    this.exchanging = false;
  }

  /** Whether cards are pressed to see what can be done with them. */
  get looks(): boolean {
    const { mine, held, view } = this.table;
    return mine && !held && view.step === 'acting';
  }

  /** What can be done with this card is asked; where nothing can, why its use is not possible. */
  look(thing: string, use: string): void {
    this.table.note = this.looks ? '' : reason(this.table, use);
    this.focus = this.focus === thing || !this.looks ? '' : thing;
  }

  /** Something that the board itself holds back: why, with the paragraph. */
  refuse(text: string, paragraph: string): void {
    this.table.note = because(this.table, text, paragraph);
  }

  picked(what: string): number {
    return this.picks.filter((one) => one === what).length;
  }

  /** One more of these, instead of the first if all are chosen; if there is no more, none of them. */
  pick(what: string, available: number): void {
    const left = this.table.view.left;
    const full = this.picked(what) === Math.min(available, left);
    if (full) this.picks = this.picks.filter((one) => one !== what);
    else this.picks = [...this.picks, what].slice(-left);
  }

  unpick(): void {
    this.picks = this.picks.slice(0, -1);
  }

  /** Try a part out; when the whole decision is complete, make it. */
  async advance(...notations: string[]): Promise<void> {
    await this.go([...this.table.staged, ...notations]);
  }

  /** Name all that is picked, in the order of the lists. */
  async name(verb: string, order: (what: string) => number): Promise<void> {
    const staged = this.table.staged;
    const before = staged.filter((one) => readMove(one).do !== verb);
    const named = staged.slice(before.length).map((one) => one.slice(verb.length + 1));
    const all = [...named, ...this.picks].sort((one, other) => order(one) - order(other));
    await this.go([...before, ...all.map((what) => `${verb} ${what}`)]);
  }

  private async send(): Promise<void> {
    this.sent = this.table.ply;
    if (!(await this.table.commit())) this.sent = -1;
  }

  private async go(parts: string[]): Promise<void> {
    if (this.waits) return;
    this.working = true;
    try {
      if (!(await this.table.restage(parts))) return;
      const trial = this.table.trial;
      if (!trial || (this.table.confirms && trial.ends)) return;
      if (trial.ends || !INNER.includes(String(trial.view.step))) await this.send();
    } finally {
      this.working = false;
    }
  }
}
