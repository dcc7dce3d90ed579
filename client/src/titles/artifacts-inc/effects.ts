// What a move brings or costs, for the list of all moves.
import type { Messages } from '../../lib/schema';
import { COLLECTORS, design, GUIDE, price, side, type Edition, type Table } from './cards';
import { costWords, effectWords } from './words';

export function effect(table: Table, { parts }: Messages.Move): string {
  const { edition, say, view } = table;
  if (!edition) return '';
  const card = design(edition, String(parts.card));
  if (parts.do === 'place') return placed(table, edition, parts);
  if ((parts.do === 'buy' || parts.do === 'upgrade') && card)
    return costWords(say, card, price(view, card));
  return '';
}

/** What the action does on which a die is placed. */
function placed(table: Table, edition: Edition, parts: Messages.Move['parts']): string {
  const { say, view } = table;
  const name = String(parts.card);
  if (name === COLLECTORS) {
    const { per_artifact: each, per_extra_type: more } = edition.private_collectors;
    return say('collectors-tip', { each, more });
  }
  if (name === GUIDE) return say('guide-tip', { dollars: edition.guide_work.dollars });
  const museum = edition.museum.find((one) => one.id === name);
  if (museum) return say('brings-fill', { artifact: museum.artifact });
  const card = design(edition, name);
  const laid = view.cards[view.turn]?.find((one) => one.card === name);
  const action = card && laid && side(card, laid.level).actions?.[Number(parts.action) - 1];
  return action ? effectWords(say, action, card.artifact) : '';
}
