import { describe, expect, it } from 'vitest';
import type { Messages } from '../schema';
import { bySort, inHand, sortOf, whyNot } from './possible';

const move = (notation: string, sort: string): Messages.Move => ({
  key: 0,
  notation,
  parts: { do: sort },
});
const objection = (what: string, reason: string): Messages.Objection => ({
  what,
  reason,
  paragraph: '§1.1',
  values: {},
});
const isAction = (sort: string) => ['hire', 'hire-two', 'ship', 'sell'].includes(sort);

describe('what can be done', () => {
  it('is told by sort, each once', () => {
    const found = bySort([move('sell a', 'sell'), move('ship b', 'ship'), move('sell c', 'sell')]);
    expect(found.map(({ sort, moves }) => [sort, moves.length])).toEqual([
      ['sell', 2],
      ['ship', 1],
    ]);
  });

  it('goes with what is in hand, or needs nothing of it', () => {
    const five = { ...move('place 5 a', 'place'), parts: { do: 'place', face: 5 } };
    const one = { ...move('place 1 a', 'place'), parts: { do: 'place', face: 1 } };
    const end = move('end', 'end');
    expect(inHand([five, one, end], { face: 5 })).toEqual([five, end]);
    expect(inHand([five, one, end], {})).toEqual([five, one, end]);
  });

  it('knows sorts of two words from those of one', () => {
    expect(sortOf('hire two africa', isAction)).toBe('hire-two');
    expect(sortOf('hire africa', isAction)).toBe('hire');
    expect(sortOf('done', isAction)).toBe('done');
  });

  it('tells each reason once, and only of actions that are not possible', () => {
    const told = whyNot(
      [
        objection('sell a', 'pay-first'),
        objection('sell b', 'other'),
        objection('ship a', 'pay-first'),
        objection('hire a', 'no-hut'),
        objection('load a', 'pay-first'),
      ],
      ['hire'],
      isAction,
      ({ reason }) => reason,
    );
    expect(told).toEqual([{ sorts: ['sell', 'ship'], why: 'pay-first' }]);
  });

  it('tells what one lacks rather than what somebody has done already', () => {
    const explored = { ...objection('sell a', 'sold-already'), values: { seat: 1 } };
    const why = (...all: Messages.Objection[]) =>
      whyNot(all, [], isAction, ({ reason }) => reason).map((one) => one.why);
    expect(why(explored, objection('sell b', 'too-few'))).toEqual(['too-few']);
    expect(why(explored)).toEqual(['sold-already']);
  });
});
