import { describe, expect, it } from 'vitest';
import type { Messages } from '../../lib/schema';
import {
  cardsSold,
  count,
  inOrder,
  knownCards,
  ladder,
  openTrade,
  price,
  standing,
  tradingValue,
  type View,
} from './kinds';
import { edition } from './printed.test-data';

describe('sums over treasures', () => {
  it('names parts in the order of the kinds, each as often as it was picked', () => {
    expect(inOrder(['mask', 'shard', 'coin', 'shard'])).toEqual(['shard', 'shard', 'coin', 'mask']);
    expect(count(['mask', 'shard', 'mask'], 'mask')).toBe(2);
  });

  it('adds up trading values', () => {
    expect(tradingValue(edition, ['shard', 'coin', 'mask'])).toBe(7);
    expect(tradingValue(edition, [])).toBe(0);
  });

  it('reads the printed ladder', () => {
    expect(ladder(edition, 'cup')).toEqual([
      { size: 1, price: 2 },
      { size: 2, price: 15 },
    ]);
    expect(price(edition, { kind: 'shard', size: 5 })).toBe(15);
  });

  it('says what a set brings now and what one more card would bring', () => {
    expect(standing(edition, 'coin', 0)).toEqual({ next: { size: 1, price: 2 } });
    expect(standing(edition, 'coin', 3)).toEqual({
      now: { size: 3, price: 10 },
      next: { size: 4, price: 18 },
    });
    expect(standing(edition, 'map', 2)).toEqual({ now: { size: 1, price: 3 } });
  });

  it('counts sold and known cards', () => {
    expect(
      cardsSold([
        { kind: 'coin', size: 3, count: 2 },
        { kind: 'map', size: 1, count: 1 },
      ]),
    ).toBe(7);
    const note = { shard: 1, parchment: 0, coin: 2, talisman: 0, cup: 0, map: 0, mask: 0 };
    expect(knownCards({ ...note, no_map: 3 })).toBe(3);
  });
});

describe('a trade that is open at the table', () => {
  const part = (what: string, kind: string, actor = 1): Messages.Event => ({
    ply: 0,
    actor,
    seat: actor,
    parts: { do: what, kind },
  });
  const open = { step: 'taking', turn: 1 } as View;

  it('is what was laid down and taken since the trade before', () => {
    const log = [
      part('offer', 'coin'),
      part('take', 'cup'),
      part('offer', 'shard'),
      part('offer', 'mask'),
      part('take', 'map'),
    ];
    expect(openTrade(open, log)).toEqual({ offers: ['shard', 'mask'], takes: ['map'] });
  });

  it('ends at whatever else happened, and at a step back', () => {
    expect(openTrade(open, [part('offer', 'coin', 0), part('offer', 'mask')]).offers).toEqual([
      'mask',
    ]);
    expect(openTrade(open, [part('offer', 'coin'), { ply: 1, actor: 1, back: 3 }]).offers).toEqual(
      [],
    );
  });

  it('is empty while none is open', () => {
    expect(openTrade({ ...open, step: 'acting' }, [part('offer', 'coin')]).offers).toEqual([]);
  });
});
