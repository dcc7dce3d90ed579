// What a move brings and costs, for the list of all moves.
import type { Messages } from '../../lib/schema';
import type { Table } from './names';
import { allTiles } from './tiles';
import { begun, deedWords } from './words';

export function effect(table: Table, { notation, parts }: Messages.Move): string {
  const { edition, view } = table;
  if (!edition) return '';
  if (parts.do === 'produce') {
    const tile = allTiles(edition).find((one) => one.name === parts.tile);
    const { name = '', prestige = 0, income = 0 } = tile ?? {};
    return tile ? begun(table.say('tile-line', { tile: name, prestige, income })) : '';
  }
  if (parts.do === 'sell' || parts.do === 'buy')
    return table.say('market-price', { coins: view.coins });
  return deedWords(table, notation);
}
