import { expect, test } from 'vitest';
import { pliesOfMoves, turningPoints } from './analysis.svelte';
import type { Messages } from './schema';

const event = (ply: number, back?: number) => ({ ply, actor: 0, back }) as Messages.Event;

test('a move that was taken back and made anew is found where it was made last', () => {
  // Frames: the start, two moves, a step back to one move, another second move.
  const events = [null, event(0), event(1), event(2, 1), event(3)];
  expect(pliesOfMoves(events)).toEqual([1, 4]);
});

test('a game turns where chances change most', () => {
  const shares = [0.5, 0.6, 0.2, 0.25, 0.5, 0.9, 0.7, 0.71];
  const decisions = shares.map(
    (share, n) => ({ ply: 10 * n, shares: [share, 1 - share] }) as Messages.Judgement,
  );
  expect(turningPoints(decisions)).toEqual([20, 40, 50]);
  expect(turningPoints([])).toEqual([]);
});
