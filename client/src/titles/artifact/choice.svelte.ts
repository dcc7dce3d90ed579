// A decision of Artifact, and the card whose uses are looked at.
import { Decision } from '../../lib/decision.svelte';
import type { Artifact } from '../../lib/schema';
import type { Table } from './names';
import { because, reason } from './words';

export class Choice extends Decision<Artifact.View, Artifact.Edition> {
  /** A card of the hand or a place of the black market, of which the possible uses are shown. */
  focus = $state('');
  exchanging = $state(false);

  constructor(table: Table) {
    super(table);
  }

  /** A new question: nothing is looked at. */
  leave(): void {
    this.focus = '';
    this.exchanging = false;
  }

  /** Whether cards are pressed to see what can be done with them. */
  get looks(): boolean {
    const { mine, held, view } = this.table;
    return mine && !held && view.step === 'acting';
  }

  /** What can be done with this card is asked; where nothing can, why its use is not possible. */
  async look(thing: string, use: string): Promise<void> {
    this.focus = this.focus === thing || !this.looks ? '' : thing;
    this.table.note = this.looks ? '' : await reason(this.table, use);
  }

  /** One more of these, instead of the first if all are chosen; if there is no more, none of them. */
  async pickThing(notation: string): Promise<void> {
    if (this.can(notation)) await this.pick(notation);
    else if (this.count(notation) > 0) await this.unpickAll(notation);
    else await this.swap(notation);
  }

  override async refuse(notation: string, otherwise = ''): Promise<void> {
    this.table.note = otherwise || (await reason(this.table, notation));
  }

  /** Something that the board itself holds back: why, with the paragraph. */
  hold(text: string, paragraph: string): void {
    this.table.note = because(this.table, text, paragraph);
  }
}
