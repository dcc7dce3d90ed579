import { beforeAll, expect, test } from 'vitest';
import type { Messages } from '../../lib/schema';
import { describe as told } from '../../lib/sentences';
import { texts } from '../../lib/texts.svelte';
import type { Laid } from './cards';
import { describe } from './describe';

beforeAll(() => texts.load('artifacts-inc'));

const laid = (card: string, row: Laid['row'], column: number) => ({ card, row, column, level: 1 });
const cards = [
  laid('s-canyon-expedition', 'top', 0),
  laid('s-headquarters', 'top', 1),
  laid('a-canyon-expedition', 'bottom', 1),
];
const table = {
  view: { turn: 0, cards: [cards] },
  say: (message: string, values = {}) => texts.say('artifacts-inc', message, values),
  describe: (move: Messages.Move) => told('artifacts-inc', move, [], 0),
} as never;
const words = (parts: Messages.Move['parts']) => describe(table, { key: 0, notation: '', parts });

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
