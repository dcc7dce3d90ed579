import { beforeEach, describe, expect, it } from 'vitest';
import { Desk } from './desk.svelte';
import type { Kind, Table, View } from './kinds';
import { edition } from './printed.test-data';

const none = { shard: 0, parchment: 0, coin: 0, talisman: 0, cup: 0, map: 0, mask: 0 };

/** A session that accepts every preview but the named ones, and writes down what is asked. */
function session(view: Partial<View>, legal: string[], refused: string[] = []) {
  const whole = { step: 'acting', turn: 0, balance: 0, left: 0, hand: none, market: none, ...view };
  const moves = legal.map((notation, key) => {
    const [what = '', kind = ''] = notation.split(' ');
    return { key, notation, parts: { do: what, kind } };
  });
  const table = {
    title: 'archaeology',
    seat: 0,
    names: ['Ada', 'Ben'],
    edition,
    view: whole,
    update: { view: whole, legal: moves, objections: [] as unknown[] },
    log: [],
    note: '',
    busy: false,
    refusal: null as unknown,
    staged: [] as string[],
    sent: [] as string[],
    can: (notation: string) => table.closable && notation === 'close',
    closable: false,
    say: (message: string) => message,
    drop: () => (table.staged = []),
    restage: async (parts: string[]) => {
      if (refused.includes(parts.join())) {
        table.refusal = { message: 'no', body: { objection: { reason: 'nothing-in-reach' } } };
        return false;
      }
      table.staged = parts;
      return true;
    },
    commit: async () => (table.sent = table.staged),
    play: async (...parts: string[]) => (table.sent = [...table.staged, ...parts]),
  };
  return table;
}

const hand = { ...none, shard: 2, coin: 1, mask: 1 };
const market = { ...none, parchment: 1, talisman: 2, cup: 1 };
let table: ReturnType<typeof session>;
let desk: Desk;

function sit(made: ReturnType<typeof session>) {
  table = made;
  desk = new Desk(table as unknown as Table);
}

describe('a trade', () => {
  beforeEach(() => {
    const legal = (Object.keys(hand) as Kind[]).map((kind) => `offer ${kind}`);
    sit(session({ hand, market }, legal, ['offer coin']));
  });

  it('is tried in the order of the kinds, offers first, whatever was picked first', async () => {
    await desk.pick('offer', 'mask');
    await desk.pick('take', 'talisman');
    await desk.pick('offer', 'shard');
    expect(table.staged).toEqual(['offer shard', 'offer mask', 'take talisman']);
    expect([desk.given, desk.got, desk.left]).toEqual([5, 3, 2]);
    expect([desk.held('mask'), desk.onSale('talisman')]).toEqual([0, 1]);
  });

  it('goes back in the order of picking', async () => {
    await desk.pick('offer', 'mask');
    await desk.pick('offer', 'shard');
    await desk.back();
    expect(table.staged).toEqual(['offer mask']);
    await desk.unpick('offer', 'mask');
    expect([desk.picks, table.staged]).toEqual([[], []]);
  });

  it('cannot be sent before something is taken', async () => {
    await desk.pick('offer', 'mask');
    expect(desk.ready).toBe(false);
    await desk.pick('take', 'parchment');
    expect(desk.ready).toBe(true);
    await desk.send();
    expect(table.sent).toEqual(['offer mask', 'take parchment']);
  });

  it('is closed too where more could be taken', async () => {
    await desk.pick('offer', 'mask');
    await desk.pick('take', 'parchment');
    table.closable = true;
    await desk.send();
    expect(table.sent).toEqual(['offer mask', 'take parchment', 'close']);
  });

  it('keeps a card that is not enough alone, and says so', async () => {
    await desk.pick('offer', 'coin');
    expect([desk.given, desk.ready, table.note]).toEqual([2, false, 'pan-short']);
    await desk.pick('offer', 'shard');
    expect(table.staged).toEqual(['offer shard', 'offer coin']);
  });

  it('takes no more than lies there and is paid for', async () => {
    await desk.pick('offer', 'shard');
    expect(desk.why('take', 'parchment')).toBe('');
    expect(desk.why('take', 'talisman')).not.toBe('');
    expect(desk.why('take', 'map')).not.toBe('');
    await desk.pick('take', 'parchment');
    expect(desk.why('take', 'parchment')).not.toBe('');
    expect(desk.why('offer', 'parchment')).not.toBe('');
  });

  it('that is open at the table counts with what is left of it', () => {
    sit(session({ step: 'offering', balance: 4, hand, market }, ['take cup']));
    expect([desk.trading, desk.left]).toEqual([true, 4]);
  });
});

describe('a sandstorm', () => {
  beforeEach(() => sit(session({ step: 'discarding', left: 2, hand }, ['discard shard'])));

  it('asks the server only about all losses together', async () => {
    table.update.objections = [{ what: 'discard mask', reason: 'too-few-above', values: {} }];
    await desk.pick('discard', 'mask');
    expect([table.staged, desk.ready]).toEqual([[], false]);
    await desk.pick('discard', 'shard');
    expect([table.staged, desk.ready]).toEqual([['discard shard', 'discard mask'], true]);
    expect(desk.why('discard', 'shard')).toBe('lost-enough');
    await desk.send();
    expect(table.sent).toEqual(['discard shard', 'discard mask']);
  });
});
