// The keys that decide: digits, and where the focus goes after a decision was made with a key.
import { tick } from 'svelte';
import type { Session } from '../session.svelte';
import { t } from '../texts.svelte';
import { inSight } from './badges';
import { choices, firstAnswer, isBack, pressEnd } from './keyboard';
import { Numbering } from './numbering';

export class Keys {
  readonly numbering = new Numbering();
  shown = $state(false); // whether the digits are to be seen on the board
  turned = $state(0); // how often somebody asked for the next ones

  private known = ''; // the turn whose digits were seen, also if the mouse has hidden them since
  private isOnBoard = false; // where the focus went last, also if that is not there any more

  constructor(
    private readonly table: Session<any, any>,
    private readonly root: () => HTMLElement | undefined,
  ) {
    $effect(() => {
      const note = ({ target }: FocusEvent) =>
        (this.isOnBoard = target instanceof Node && Boolean(this.root()?.contains(target)));
      addEventListener('focusin', note);
      return () => removeEventListener('focusin', note);
    });
    $effect(() => {
      if (this.table.staged.length > 0) return this.until(() => this.follow());
    });
    $effect(() => {
      void [this.table.ply, this.table.staged];
      if (!this.shown || !this.table.mine) return;
      void tick().then(() => this.recover());
      return this.until(() => this.recover());
    });
  }

  /** Try this after each change of the board until it is done, if somebody plays with keys. */
  private until(isDone: () => boolean): (() => void) | undefined {
    const root = this.root();
    if (!this.shown || !root) return;
    const watcher = new MutationObserver(() => isDone() && watcher.disconnect());
    watcher.observe(root, { subtree: true, childList: true, attributes: true });
    return () => watcher.disconnect();
  }

  /** The turn in which digits stay where they are: it begins with what somebody else did last. */
  private turn = $derived.by(() => {
    const { log, seat } = this.table;
    const theirs = log.filter(({ actor }) => actor >= 0 && actor !== seat);
    return `${seat} ${theirs.at(-1)?.ply ?? 0}`;
  });

  /** What the digits from 1 on choose. */
  numbered(): (HTMLElement | undefined)[] {
    return this.numbering.shown(this.root(), this.turn, this.table.ply);
  }

  /** A digit chooses what it stands on; one that cannot be seen yet only shows itself. */
  press(event: KeyboardEvent): void {
    const was = this.shown || this.known === this.turn;
    this.shown = true;
    this.known = this.turn;
    if (event.key === 'i' && !event.defaultPrevented) this.tellNothing(event.target);
    if (!was || !/^[0-9]$/.test(event.key)) return;
    if (event.key === '0') {
      this.numbering.next();
      this.turned += 1;
      return;
    }
    const button = this.numbered()[Number(event.key) - 1];
    const seen = button && inSight(button);
    button?.focus();
    if (seen) button.click();
  }

  /** Confirm what is picked, or end the turn; where nothing ends, say why. */
  async end(): Promise<void> {
    if (pressEnd(this.root(), this.table.legal) || !this.table.mine) return;
    await this.table.answer(this.table.why('end').then((told) => told || t('end-nothing')));
  }

  /** What is pressed by key goes on with what comes next, unless it can be pressed again; whether the
   * focus is where it belongs. */
  private follow(): boolean {
    const root = this.root();
    const at = document.activeElement;
    if (at instanceof HTMLElement && at !== document.body) {
      const isElsewhere = !root?.contains(at) || at.closest('.actions');
      if (isElsewhere || choices(root).includes(at)) return !this.table.busy;
    }
    return this.goOn();
  }

  /** Where what was pressed has gone with the decision, the focus goes on with the next one; whether
   * it is where it belongs. */
  private recover(): boolean {
    const at = document.activeElement;
    if (!this.isOnBoard || (at && at !== document.body)) return true;
    return this.goOn();
  }

  /** Go to an answer in the line, or else to what can be chosen on the board; whether there is one. */
  private goOn(): boolean {
    const root = this.root();
    if (root?.querySelector('[aria-busy="true"]')) return false;
    const next = firstAnswer(root) ?? choices(root).find((one) => !isBack(one));
    next?.focus();
    return next !== undefined;
  }

  /** `i` on a thing that has no information about itself, or on nothing. */
  private tellNothing(thing: EventTarget | null): void {
    const isThing = thing instanceof Element && thing !== document.body;
    this.table.note = t(isThing ? 'tip-none' : 'tip-where');
  }
}
