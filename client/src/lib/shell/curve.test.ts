import { expect, test } from 'vitest';
import { apart, sample } from './curve';

test('a sample has the first and the last row', () => {
  const rows = Array.from({ length: 101 }, (_, index) => index);
  expect(sample(rows, 5).map(({ row }) => row)).toEqual([0, 25, 50, 75, 100]);
  expect(sample([7, 8], 5).map(({ row }) => row)).toEqual([7, 8]);
  expect(sample([7], 5).map(({ row }) => row)).toEqual([7]);
});

test('labels at the same height move apart, in their order', () => {
  expect(apart([50, 50, 10], 20, 100)).toEqual([50, 70, 10]);
});

test('labels never leave the picture', () => {
  expect(apart([95, 99, 100], 20, 100)).toEqual([60, 80, 100]);
});
