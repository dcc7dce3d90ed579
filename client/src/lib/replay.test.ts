import { expect, test } from 'vitest';
import { moveCounts } from './replay.svelte';

const move = (ply: number) => ({ ply, actor: 0, notation: 'dig' });

test('each move counts one', () => {
  expect(moveCounts([null, move(0), move(1)])).toEqual([0, 1, 2]);
});

test('a step back goes to the moves that are left', () => {
  const back = { ply: 3, actor: 0, back: 1 };
  expect(moveCounts([null, move(0), move(1), move(2), back, move(4)])).toEqual([0, 1, 2, 3, 1, 2]);
});
