import { expect, test } from 'vitest';
import { soundOf } from './notifications';

test('only dice, coins and storms are heard', () => {
  expect(soundOf({ do: 'roll', dice: '1 2' })).toBe('dice');
  expect(soundOf({ do: 'dig', card: 'sandstorm' })).toBe('storm');
  expect(soundOf({ do: 'dig', kind: 'coin' })).toBeNull();
  expect(soundOf({ do: 'sell', kind: 'coin' })).toBe('coin');
  expect(soundOf({ do: 'fill', outcome: 'earns' })).toBe('coin');
});
