import { beforeAll, expect, test } from 'vitest';
import type { Messages } from './schema';
import type { Session } from './session.svelte';
import { texts } from './texts.svelte';
import { inARow, isBegun, isPicked } from './ways';

const way = (...notations: string[]) =>
  notations.map((notation) => ({ notation })) as Messages.Move[];
const prepared = (...staged: string[]) => ({ staged }) as unknown as Session<any, any>;
beforeAll(() => texts.load());

test('two trades of a hint that are prepared as one trade are its beginning', () => {
  const trades = way('offer map', 'take coin', 'offer mask', 'take cup', 'end');
  expect(isBegun(prepared('offer map', 'offer mask', 'take coin', 'take cup'), trades)).toBe(true);
  expect(isBegun(prepared('offer map', 'take cup'), trades)).toBe(false);
});

const moves = (...notations: string[]) =>
  notations.map((notation) => ({
    notation,
    parts: { do: notation.split(' ')[0] },
  })) as unknown as Messages.Move[];
const picked = (complete: boolean, ...picks: string[]) =>
  ({ asking: { picks: moves(...picks) }, trial: { complete } }) as unknown as Session<any, any>;

test('cards that a hint picks, whatever comes after them, only have to be confirmed', () => {
  const exhibition = moves('show gold', 'show cup', 'keep cup', 'done');
  expect(isPicked(picked(true, 'show cup', 'show gold'), exhibition)).toBe(true);
  expect(isPicked(picked(true, 'show cup'), exhibition)).toBe(false);
  expect(isPicked(picked(true), exhibition)).toBe(false);
  expect(isPicked(picked(true, 'show cup'), exhibition.slice(1, 2))).toBe(true);
  expect(isPicked(picked(false, 'show cup'), exhibition.slice(1, 2))).toBe(false);
});

test('what a hint does several times in a row it says once', () => {
  const words = ['offer a map', 'take a shard', 'take a shard', 'end', 'take a shard'];
  expect(inARow(words)).toEqual(['offer a map', 'take a shard ×2', 'end', 'take a shard']);
});
