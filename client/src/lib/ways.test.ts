import { beforeAll, expect, test } from 'vitest';
import type { Messages } from './schema';
import type { Session } from './session.svelte';
import { texts } from './texts.svelte';
import { inARow, isBegun } from './ways';

const way = (...notations: string[]) =>
  notations.map((notation) => ({ notation })) as Messages.Move[];
const prepared = (...staged: string[]) => ({ staged }) as unknown as Session<any, any>;
beforeAll(() => texts.load());

test('two trades of a hint that are prepared as one trade are its beginning', () => {
  const trades = way('offer map', 'take coin', 'offer mask', 'take cup', 'end');
  expect(isBegun(prepared('offer map', 'offer mask', 'take coin', 'take cup'), trades)).toBe(true);
  expect(isBegun(prepared('offer map', 'take cup'), trades)).toBe(false);
});

test('what a hint does several times in a row it says once', () => {
  const words = ['offer a map', 'take a shard', 'take a shard', 'end', 'take a shard'];
  expect(inARow(words)).toEqual(['offer a map', 'take a shard ×2', 'end', 'take a shard']);
});
