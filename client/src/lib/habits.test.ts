import { expect, test } from 'vitest';
import { finds, forced, leavesSomething, listed, showsMore } from './habits';
import type { Messages } from './schema';

const move = (notation: string, ends?: string[]): Messages.Move => ({
  key: 0,
  notation,
  parts: { do: notation.split(' ')[0] ?? '' },
  ...(ends && { ends }),
});
const end = move('end', ['place', 'dive']);

test('a step with one answer is forced, unless it ends the turn', () => {
  expect(forced([move('nothing')])).toBe('nothing');
  expect(forced([end])).toBeNull();
  expect(forced([move('give'), move('take')])).toBeNull();
  expect(forced([])).toBeNull();
});

test('the part that the rules ask for first is not forced where others can be picked', () => {
  const [shard, coin] = [move('discard shard'), move('discard coin')];
  expect(forced([shard], [shard])).toBe('discard shard');
  expect(forced([shard], [shard, coin])).toBeNull();
});

test('ending a turn with usable dice leaves something', () => {
  expect(leavesSomething(['end'], [end, move('place 1')])).toBe(true);
  expect(leavesSomething(['end'], [end, move('sell 2 coin')])).toBe(false);
  expect(leavesSomething(['place 1'], [end, move('place 1')])).toBe(false);
});

test('twins are told apart', () => {
  const table = { inWords: ({ notation }: Messages.Move) => notation[0] } as never;
  const found = listed(table, [move('a 1'), move('a 2'), move('b')]);
  expect(found.map((one) => one.text)).toEqual(['a (a 1)', 'a (a 2)', 'b']);
});

test('a search finds words in any order', () => {
  expect(finds('1 canyon', 'Place a 1 on Canyon Expedition')).toBe(true);
  expect(finds('canyon 1', 'Place a 1 on Canyon Expedition')).toBe(true);
  expect(finds('2 canyon', 'Place a 1 on Canyon Expedition')).toBe(false);
});

test('whoever has seen more than their own decisions is asked before taking one back', () => {
  const log = (...actors: (number | { back: number })[]) =>
    actors.map((one) => (typeof one === 'number' ? { actor: one } : { actor: 0, ...one })) as never;
  expect(showsMore(log(1, 0), 0)).toBe(false);
  expect(showsMore(log(0, -1), 0)).toBe(true); // chance
  expect(showsMore(log(0, 1), 0)).toBe(true);
  expect(showsMore(log(0, 0, 1, { back: 1 }), 0)).toBe(false); // what came is taken back as well
  expect(showsMore(log(), 0)).toBe(false);
});
