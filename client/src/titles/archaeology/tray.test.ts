import { beforeEach, describe, expect, it } from 'vitest';
import { Tray } from './tray.svelte';
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
    update: { view: whole, legal: moves },
    objections: [] as { what: string }[],
    objectionNow: (notation: string) => table.objections.find((one) => one.what === notation),
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
let tray: Tray;

function sit(made: ReturnType<typeof session>) {
  table = made;
  tray = new Tray(table as unknown as Table);
}

describe('a trade', () => {
  beforeEach(() => {
    const legal = (Object.keys(hand) as Kind[]).map((kind) => `offer ${kind}`);
    sit(session({ hand, market }, legal, ['offer coin']));
  });

  it('is tried in the order of the kinds, offers first, whatever was picked first', async () => {
    await tray.pick('offer', 'mask');
    await tray.pick('take', 'talisman');
    await tray.pick('offer', 'shard');
    expect(table.staged).toEqual(['offer shard', 'offer mask', 'take talisman']);
    expect([tray.given, tray.got, tray.left]).toEqual([5, 3, 2]);
    expect([tray.held('mask'), tray.onSale('talisman')]).toEqual([0, 1]);
  });

  it('goes back in the order of picking', async () => {
    await tray.pick('offer', 'mask');
    await tray.pick('offer', 'shard');
    await tray.back();
    expect(table.staged).toEqual(['offer mask']);
    await tray.unpick('offer', 'mask');
    expect([tray.picks, table.staged]).toEqual([[], []]);
  });

  it('cannot be sent before something is taken', async () => {
    await tray.pick('offer', 'mask');
    expect(tray.ready).toBe(false);
    await tray.pick('take', 'parchment');
    expect(tray.ready).toBe(true);
    await tray.send();
    expect(table.sent).toEqual(['offer mask', 'take parchment']);
  });

  it('is closed too where more could be taken', async () => {
    await tray.pick('offer', 'mask');
    await tray.pick('take', 'parchment');
    table.closable = true;
    await tray.send();
    expect(table.sent).toEqual(['offer mask', 'take parchment', 'close']);
  });

  it('keeps a card that is not enough alone, and says so', async () => {
    await tray.pick('offer', 'coin');
    expect([tray.given, tray.ready, table.note]).toEqual([2, false, 'pan-short']);
    await tray.pick('offer', 'shard');
    expect(table.staged).toEqual(['offer shard', 'offer coin']);
  });

  it('takes no more than lies there and is paid for', async () => {
    await tray.pick('offer', 'shard');
    expect(tray.why('take', 'parchment')).toBe('');
    expect(tray.why('take', 'talisman')).not.toBe('');
    expect(tray.why('take', 'map')).not.toBe('');
    await tray.pick('take', 'parchment');
    expect(tray.why('take', 'parchment')).not.toBe('');
    expect(tray.why('offer', 'parchment')).not.toBe('');
  });

  it('that is open at the table counts with what is left of it', () => {
    sit(session({ step: 'offering', balance: 4, hand, market }, ['take cup']));
    expect([tray.trading, tray.left]).toEqual([true, 4]);
  });
});

describe('a sandstorm', () => {
  beforeEach(() => sit(session({ step: 'discarding', left: 2, hand }, ['discard shard'])));

  it('asks the server only about all losses together', async () => {
    const objection = { what: 'discard mask', reason: 'too-few-above', values: {} };
    table.objections = [objection];
    await tray.pick('discard', 'mask');
    expect([table.staged, tray.ready]).toEqual([[], false]);
    await tray.pick('discard', 'shard');
    expect([table.staged, tray.ready]).toEqual([['discard shard', 'discard mask'], true]);
    expect(tray.why('discard', 'shard')).toBe('lost-enough');
    await tray.send();
    expect(table.sent).toEqual(['discard shard', 'discard mask']);
  });
});
