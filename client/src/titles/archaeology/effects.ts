// What a move brings, for the list of all moves.
import type { Messages } from '../../lib/schema';
import { price, type Chamber, type Kind, type Table } from './kinds';

export function effect(table: Table, { parts }: Messages.Move): string {
  const { edition } = table;
  const kind = parts.kind as Kind;
  if (!edition) return '';
  if (parts.do === 'sell')
    return table.say('set-tip', {
      price: price(edition, { kind, size: Number(parts.size) }),
      when: 'else',
    });
  if (parts.do === 'offer' || parts.do === 'take') {
    const { trading: value, copies } = edition.treasures[kind];
    return table.say('kind-tip', { kind, value, copies });
  }
  const chamber = edition.chambers[parts.chamber as Chamber];
  return parts.do === 'explore' && chamber
    ? table.say('chamber-tip', { cards: chamber.cards, maps: chamber.maps })
    : '';
}
