import { fireEvent, render, screen } from '@testing-library/svelte';
import { expect, test } from 'vitest';
import { happenings, pliesOfMoves } from './analysis.svelte';
import type { Messages } from './schema';
import Analysis from './shell/Analysis.svelte';
import { texts } from './texts.svelte';

const event = (ply: number, back?: number) => ({ ply, actor: 0, back }) as Messages.Event;

test('a move that was taken back and made anew is found where it was made last', () => {
  // Frames: the start, two moves, a step back to one move, another second move.
  const events = [null, event(0), event(1), event(2, 1), event(3)];
  expect(pliesOfMoves(events)).toEqual([1, 4]);
});

const way = (notation: string, share: number) =>
  ({ moves: [{ notation, parts: {} }], share, reasons: [] }) as unknown as Messages.Way;
const judged = (ply: number, best: number, played: number, mark: string, seat = 0) =>
  ({
    ply,
    seat,
    played: way('end', played),
    best: way('sell', best),
    mark,
    shares: [],
  }) as unknown as Messages.Judgement;
const table = {
  known: [],
  seats: [],
  moves: 3,
  name: () => 'Ada',
  describe: (move: Messages.Move) => move.notation,
};

function shown(decisions: Messages.Judgement[], turns: Messages.Turn[]) {
  const every = happenings(decisions, turns);
  const notable = every.filter(({ decision, turn }) => turn || decision?.mark);
  const analysis = { decisions, notable, every, rows: [], turns, done: true };
  render(Analysis, { table, analysis, go: () => undefined } as any);
}

const lines = () => [...document.querySelectorAll('li')].map((one) => one.textContent ?? '');

test('each decision is listed with the chance of winning before and after it', async () => {
  await texts.load();
  shown([judged(3, 0.5, 0.5, ''), judged(5, 0.45, 0.25, 'blunder')], []);
  expect(document.querySelector('[data-current]')?.textContent).toContain(
    'Chance of winning: 50% before, 50% after',
  );
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toContain('Chance of winning: 45% before, 25% after');
  await fireEvent.click(screen.getByRole('button', { name: 'All decisions' }));
  expect(lines()).toHaveLength(2);
  expect(lines()[0]).toContain('Chance of winning: 50% before, 50% after');
});

const turn = (first: number, last: number, seat: number, before: number, after: number) => ({
  first,
  last,
  seat,
  before,
  after,
});
const DECISIONS = [
  judged(10, 0.34, 0.34, ''),
  judged(20, 0.7, 0.4, 'blunder'),
  judged(21, 0.5, 0.5, '', 1),
];

test('a turning point stands where the change happened, and the signs are explained', async () => {
  await texts.load();
  shown(DECISIONS, [turn(11, 19, 0, 0.34, 0.7)]);
  expect(lines()).toHaveLength(2);
  expect(lines()[0]).toContain('Moves 11 to 19 ↯');
  expect(lines()[0]).toContain('Turning point for Ada');
  expect(lines()[0]).toContain('Chance of winning: 34% before, 70% after');
  expect(lines()[1]).toContain('??');
  expect(document.querySelector('[data-legend]')?.textContent).toContain('↯ turning point:');
});

test('a decision in which the game turned has one row', async () => {
  await texts.load();
  shown(DECISIONS, [turn(20, 20, 0, 0.7, 0.4)]);
  expect(lines()).toHaveLength(1);
  expect(lines()[0]).toContain('↯ turning point');
});

test('a change for somebody else is no matter of the decision', async () => {
  await texts.load();
  shown(DECISIONS, [turn(20, 20, 1, 0.3, 0.6)]);
  expect(lines()).toHaveLength(2);
  expect(lines()[0]).toContain('Chance of winning: 30% before, 60% after');
  expect(lines()[1]).not.toContain('↯');
});
