import { expect, test } from 'vitest';
import { pliesOfMoves } from './analysis.svelte';
import type { Messages } from './schema';

const event = (ply: number, back?: number) => ({ ply, actor: 0, back }) as Messages.Event;

test('a move that was taken back and made anew is found where it was made last', () => {
  // Frames: the start, two moves, a step back to one move, another second move.
  const events = [null, event(0), event(1), event(2, 1), event(3)];
  expect(pliesOfMoves(events)).toEqual([1, 4]);
});
