import { expect, test } from 'vitest';
import type { Messages } from '../schema';
import { doneTo, logLines, newsOf, sinceLastTurn, takenBack } from './logLines';

let ply = 0;
const event = (actor: number, notation: string, back?: number): Messages.Event =>
  ({ ply: ply++, actor, seat: actor, notation, hidden: false, back }) as Messages.Event;

test('what repeats becomes one line that stands for its last ply', () => {
  ply = 0;
  const found = logLines([event(0, 'give'), event(0, 'give'), event(1, 'give'), event(1, 'end')]);
  expect(found.map((one) => [one.first, one.event.ply, one.times])).toEqual([
    [0, 1, 2],
    [2, 2, 1],
    [3, 3, 1],
  ]);
  expect(found.map((one) => one.opens)).toEqual([true, true, false]);
});

test('a step back strikes out what it takes away, and only that', () => {
  ply = 0;
  const log = [event(0, 'dig'), event(0, 'offer'), event(0, 'take'), event(0, '', 1)];
  expect([...takenBack(log)]).toEqual([1, 2]);
  log.push(event(0, 'offer'), event(0, 'end'), event(0, '', 0));
  expect([...takenBack(log)]).toEqual([1, 2, 0, 4, 5]);
});

test('a line that was taken back is not counted together with one that stands', () => {
  ply = 0;
  const found = logLines([event(0, 'dig'), event(0, 'dig'), event(0, '', 1)]);
  expect(found.map((one) => [one.times, one.struck])).toEqual([
    [1, false],
    [1, true],
    [1, false],
  ]);
});

test('what was done to a seat is told with what followed from it', () => {
  ply = 0;
  const robs = { ...event(1, 'rob 0'), parts: { do: 'rob', seat: 0 } };
  const log = [event(1, 'dig'), robs, event(-1, 'steal coin'), event(1, 'end')];
  expect(doneTo(0, log).map((one) => one.notation)).toEqual(['rob 0', 'steal coin']);
  expect(doneTo(1, log)).toEqual([]);
  expect(doneTo(-1, log)).toEqual([]);
});

test('what only says what came of the action before goes into its line', () => {
  ply = 0;
  const found = logLines([event(1, 'hire'), event(1, 'pay'), event(2, 'pay')], (before, after) =>
    Boolean(before.notation === 'hire' && after.notation === 'pay'),
  );
  expect(found.map((one) => one.events.length)).toEqual([2, 1]);
  expect(found[0]?.event.ply).toBe(1);
});

test('what repeats within an action goes into its line too, and does not count the action twice', () => {
  ply = 0;
  const log = [event(1, 'explore'), event(1, 'find cup'), event(1, 'find cup')];
  const found = logLines(log, (_, after) => after.notation === 'find cup');
  expect(found.map((one) => [one.events.length, one.times])).toEqual([[3, 1]]);
});

test('that somebody passed is news', () => {
  ply = 0;
  const passed = { ...event(1, 'end'), parts: { do: 'end', outcome: 'pass' } };
  expect(newsOf(logLines([passed]))).toHaveLength(1);
});

test('that a turn ended is no news', () => {
  ply = 0;
  const log = [event(1, 'dig'), event(1, 'end')].map((one) => ({
    ...one,
    parts: { do: one.notation ?? '' },
  })) as Messages.Event[];
  expect(newsOf(logLines(log)).map((line) => line.event.notation)).toEqual(['dig']);
});

/** These moves, each by its seat. */
const moves = (...told: [number, string][]): Messages.Event[] => {
  ply = 0;
  return told.map(([actor, what]) => ({ ...event(actor, what), parts: { do: what } }));
};

test('what a sandstorm takes is no turn of one’s own, and is told among what happened since', () => {
  const log = moves([0, 'end'], [1, 'sell'], [0, 'discard'], [1, 'end'], [2, 'end']);
  const since = sinceLastTurn(0, log);
  expect(since.map((one) => one.notation)).toEqual(['sell', 'discard', 'end', 'end']);
  expect(doneTo(0, since).map((one) => one.notation)).toEqual(['discard']);
  expect(sinceLastTurn(2, moves([2, 'end'], [2, 'discard']))).toEqual([]);
});

test('a step that only says that nothing is left to do does not hide what others did', () => {
  const log = moves([0, 'pass'], [1, 'hire'], [0, 'nothing'], [1, 'pass']);
  expect(sinceLastTurn(0, log)).toHaveLength(3);
});

test('the deal is told player by player, and the table’s cards last', () => {
  const log = moves([1, 'deal'], [0, 'deal'], [1, 'deal'], [0, 'deal'], [-1, 'deal'], [1, 'dig']);
  const found = logLines(log, (before, after) => before.actor === after.actor);
  expect(found.map((one) => [one.who, one.events.length])).toEqual([
    [0, 2],
    [1, 2],
    [-1, 1],
    [1, 1],
  ]);
});

test('since the last turn is told what others did, and nothing that was taken back', () => {
  ply = 0;
  const log = [event(0, 'end'), event(1, 'dig'), event(1, 'end')];
  expect(sinceLastTurn(0, log).map((one) => one.notation)).toEqual(['dig', 'end']);
  expect(sinceLastTurn(1, log)).toEqual([]);
  expect(sinceLastTurn(2, log)).toEqual([]);
  log.push({ ...event(1, '', 2), notation: undefined } as Messages.Event);
  expect(sinceLastTurn(0, log).map((one) => one.notation)).toEqual(['dig']);
});
