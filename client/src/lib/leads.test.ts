import { expect, test } from 'vitest';
import { leads } from './leads';

test('whoever has most leads, and nobody in a tie', () => {
  expect([0, 1, 2].map((seat) => leads([3, 6, 5], seat))).toEqual([false, true, false]);
  expect([0, 1, 2].map((seat) => leads([3, 5, 5], seat))).toEqual([false, false, false]);
  expect([0, 1, 2].map((seat) => leads([1, 1, 1], seat))).toEqual([false, false, false]);
});
