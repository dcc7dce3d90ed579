// What a move brings and costs, for the list of all moves.
import type { Messages } from '../../lib/schema';
import type { Table } from './names';
import { allTiles } from './tiles';
import { begun, deedWords, tileLine } from './words';

export function effect(table: Table, { notation, parts }: Messages.Move): string {
  const { edition, view } = table;
  if (!edition) return '';
  if (parts.do === 'produce') {
    const tile = allTiles(edition).find((one) => one.name === parts.tile);
    return tile ? begun(tileLine(table, tile)) : '';
  }
  if (parts.do === 'sell' || parts.do === 'buy')
    return table.say('market-price', { coins: view.coins });
  return deedWords(table, notation);
}
