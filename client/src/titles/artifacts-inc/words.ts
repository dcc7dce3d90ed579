// Cards in whole sentences, for tips and screen readers, and sums of money on them.
import { spoken } from '../../lib/texts.svelte';
import type { Action, Bonus, Card, Edition, Side } from './cards';

/** A way to say a text of this title. */
export type Say = (message: string, values?: Record<string, string | number>) => string;

/** The name of a card, public cards and second copies included. */
export function cardName(say: Say, edition: Edition, name: string): string {
  const key = `card-${name.replace(/[^0-9A-Za-z_-]+/g, '-')}`;
  const told = say(key);
  if (told !== key) return told;
  const plain = name.replace(/#\d+$/, '');
  return edition.card.find((card) => card.id === plain)?.name ?? plain;
}

/** `4+` as “4 or higher”. */
export function dieWords(say: Say, die: string): string {
  if (die === 'any') return say('needs-any');
  if (die.endsWith('+')) return say('needs-up', { face: die.slice(0, -1) });
  if (die.endsWith('-')) return say('needs-down', { face: die.slice(0, -1) });
  return die.includes('/')
    ? say('needs-one-of', { faces: die.replaceAll('/', ', ') })
    : say('needs-exactly', { face: die });
}

/** What an action does. */
export function effectWords(say: Say, action: Action, artifact = ''): string {
  if (action.do === 'find') return say('brings-find', { artifact });
  if (action.do === 'buy') return say('brings-buy', { discount: action.discount ?? 0 });
  if (action.do === 'sell_any') return say('brings-sell-any', { extra: action.extra ?? 0 });
  if (action.do === 'sell_museum') return say('brings-sell-museum', { extra: action.extra ?? 0 });
  const dollars = action.dollars ?? 0;
  if (action.do === 'trade') return say('brings-trade', { give: action.give ?? 0, dollars });
  const values = { dollars, each: action.each ?? 0, most: action.max ?? 0 };
  if (action.per === 'adjacent')
    return say('brings-gain-adjacent', { ...values, kind: action.kind ?? '' });
  return say(action.per === 'underwater' ? 'brings-gain-underwater' : 'brings-gain', values);
}

/** What a bonus is. */
export function bonusWords(say: Say, bonus: Bonus): string {
  const values = { each: bonus.each ?? 0, most: bonus.max ?? 0 };
  switch (bonus.is) {
    case 'rep_adjacent':
      return bonus.name
        ? say('is-rep-named', { ...values, named: bonus.name })
        : say('is-rep-adjacent', { ...values, kind: bonus.kind ?? '' });
    case 'rep_find':
      return say('is-rep-find', { ...values, find: bonus.find ?? '' });
    case 'ease_adjacent':
      return say('is-ease', { kind: bonus.kind ?? '', by: bonus.by ?? 0 });
    case 'extra_find_adjacent':
      return say('is-extra-find', { die: dieWords(say, bonus.die ?? '') });
    case 'sale_plus':
      return say('is-sale-plus', {
        artifact: bonus.artifact ?? 'any',
        dollars: bonus.dollars ?? 0,
      });
    case 'dive_plus':
      return say('is-dive-plus', { number: bonus.n ?? 0 });
  }
}

/** One level of a card, a sentence for each thing on it. */
export function sideWords(say: Say, card: Card, shown: Side): string[] {
  const lines = [say('shows-reputation', { reputation: shown.reputation })];
  if (shown.dice) lines.push(say('shows-dice', { dice: shown.dice }));
  for (const action of shown.actions ?? []) {
    const does = effectWords(say, action, card.artifact);
    lines.push(say('action-line', { die: dieWords(say, action.die), does }));
  }
  for (const bonus of shown.bonuses ?? []) lines.push(bonusWords(say, bonus));
  return lines;
}

/** A sum as the language sets it: $6, in French 6 $. */
export function money(dollars: number): string {
  return dollars.toLocaleString(spoken(), {
    style: 'currency',
    currency: 'USD',
    currencyDisplay: 'narrowSymbol',
    maximumFractionDigits: 0,
  });
}

/** What a card costs, as printed or with a discount. */
export function costWords(say: Say, card: Card, dollars = card.cost.dollars): string {
  const { scrolls } = card.cost;
  return say(scrolls ? 'costs-scroll' : 'costs', { dollars, scrolls });
}
