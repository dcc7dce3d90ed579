import { expect, test } from 'vitest';
import { firstDecision, moveCounts } from './replay.svelte';

const move = (ply: number) => ({ ply, actor: 0, notation: 'dig' });

test('each move counts one', () => {
  expect(moveCounts([null, move(0), move(1)])).toEqual([0, 1, 2]);
});

test('a step back goes to the moves that are left', () => {
  const back = { ply: 3, actor: 0, back: 1 };
  expect(moveCounts([null, move(0), move(1), move(2), back, move(4)])).toEqual([0, 1, 2, 3, 1, 2]);
});

test('a replay begins where somebody first decides', () => {
  const frame = (ply: number, actor: number) => ({ ply, event: null, view: { actor } });
  expect(firstDecision([frame(0, -1), frame(1, -1), frame(2, 1), frame(3, 0)])).toBe(2);
  expect(firstDecision([frame(0, -1)])).toBe(0);
});
