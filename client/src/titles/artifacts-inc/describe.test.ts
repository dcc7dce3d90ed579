import { beforeAll, expect, test } from 'vitest';
import type { Messages } from '../../lib/schema';
import { describe as told } from '../../lib/sentences';
import { texts } from '../../lib/texts.svelte';
import type { Edition, Laid } from './cards';
import { describe } from './describe';

beforeAll(() => texts.load('artifacts-inc'));

const laid = (card: string, row: Laid['row'], column: number) => ({ card, row, column, level: 1 });
const cards = [
  laid('s-canyon-expedition', 'top', 0),
  laid('s-headquarters', 'top', 1),
  laid('a-canyon-expedition', 'bottom', 1),
];
const edition = {
  card: [
    { id: 's-canyon-expedition', level1: { actions: [{ die: '1' }, { die: '3+' }] } },
    { id: 's-headquarters', level1: { actions: [{ die: 'any' }] } },
  ],
  museum: [{ id: 'museum-fossils', artifact: 'fossil', orders_6: [1, 2, 2, 3] }],
} as unknown as Edition;
const orders = [[-1, -1, -1, -1]];
const table = {
  view: { turn: 0, seats: 2, cards: [cards], orders, eased: [[]] },
  edition,
  say: (message: string, values = {}) => texts.say('artifacts-inc', message, values),
  describe: (move: Messages.Move) => told({ title: 'artifacts-inc', names: [], seat: 0 }, move),
} as never;
const words = (parts: Messages.Move['parts'], view?: never) =>
  describe(table, { key: 0, notation: '', parts }, view);

test('cards of one name are told apart by their place, others are not', () => {
  const place = (card: string) => words({ do: 'place', face: 1, card, action: 1 });
  expect(place('s-canyon-expedition')).toContain('(top row, place 1 from the left)');
  expect(place('a-canyon-expedition')).toContain('(bottom row, place 2 from the left)');
  expect(place('s-headquarters')).not.toContain('(');
});

test('a new card is laid beside another, not in a column', () => {
  expect(words({ do: 'lay', row: 'top', column: -1 })).toBe(
    'Lay it here: top row, left of Canyon Expedition',
  );
});

test('of several places for dice one is told by what it takes', () => {
  const place = (card: string, action: number) => words({ do: 'place', face: 4, card, action });
  expect(place('s-canyon-expedition', 2)).toContain('Place a 4 on Canyon Expedition (3+)');
  expect(place('s-headquarters', 1)).toBe('Place a 4 on Headquarters');
});

test('an order is told by what it asks for, not by its number, as the table stood then', () => {
  const fill = (box: number, view?: never) =>
    words({ do: 'fill', museum: 'museum-fossils', box }, view);
  expect(fill(4)).toBe('Fill the order of 3 at the Fossils Museum');
  expect(fill(3)).toBe('Fill the order of 2 at the Fossils Museum, box 3');
  const later = { turn: 0, seats: 2, cards: [[]], orders: [[-1, 1, -1, -1]] } as never;
  expect(fill(3, later)).toBe('Fill the order of 2 at the Fossils Museum');
});
