import { expect, test } from 'vitest';
import { leads } from './leads';

test('whoever has most is ahead, unless all have the same', () => {
  expect([0, 1, 2].map((seat) => leads([3, 5, 5], seat))).toEqual([false, true, true]);
  expect([0, 1, 2].map((seat) => leads([1, 1, 1], seat))).toEqual([false, false, false]);
});
