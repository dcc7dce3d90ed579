import { describe, expect, it } from 'vitest';
import { Decision, type Question } from './decision.svelte';
import type { Messages } from './schema';
import { begin } from './ways';

type Move = Messages.Move;
interface View extends Question {
  step: string;
  left: number;
}
/** What the server answers to these moves; nothing where no decision has all of them. */
type Server = (moves: string[]) => {
  view: Partial<View>;
  next: string[];
  complete?: boolean;
  ends?: boolean;
} | null;

function move(notation: string): Move {
  const [what = '', ...rest] = notation.split(' ');
  return { key: 0, notation, parts: { do: what, thing: rest.join(' ') } };
}

/** A session at a server that sorts what it is sent, as the rules ask for it. */
function session(start: Partial<View>, server: Server) {
  const whole = (view: Partial<View>) => ({ midway: false, any_order: [], left: 0, ...view });
  const preview = (moves: string[]) => {
    const sorts = [...new Set(moves.map((one) => one.split(' ')[0]))];
    const sorted = sorts.flatMap((sort) =>
      moves.filter((one) => one.split(' ')[0] === sort).sort(),
    );
    const told = server(sorted);
    if (!told) return null;
    const next = told.next.map(move);
    const position = { view: whole(told.view), legal: next };
    return { complete: true, ends: false, ...told, ply: 4, moves: sorted, next, ...position };
  };
  const table = $state({
    ply: 4,
    mine: true,
    busy: false,
    asksBefore: (_moves: string[], _ends: boolean): boolean => false,
    note: '',
    refusal: null as unknown,
    staged: [] as string[],
    trial: null as ReturnType<typeof preview>,
    update: { view: whole(start), legal: server([])?.next.map(move) ?? [] },
    sent: [] as string[],
    get view() {
      return (this.trial?.view ?? this.update.view) as View;
    },
    get legal() {
      return this.trial?.legal ?? this.update.legal;
    },
    why: async (notation: string) => `no ${notation}`,
    answer: async (told: Promise<string>) => void (table.note = await told),
    preview: async (moves: string[]) => preview(moves),
    departs: () => () => undefined,
    drop: () => Object.assign(table, { staged: [], trial: null }),
    stage: async (moves: string[]) => {
      if (moves.length === 0) return Boolean(table.drop());
      const trial = preview(moves);
      if (trial) Object.assign(table, { staged: trial.moves, trial });
      else table.refusal = { code: 'illegal', message: 'no such decision' };
      return trial !== null;
    },
    commit: async () => table.play(),
    play: async (...more: string[]) => {
      table.sent = [...table.staged, ...more];
      return true;
    },
  });
  return table;
}

async function sit(table: ReturnType<typeof session>, closing: string[] = []) {
  const decision = new Decision<View>(table as never, closing);
  await decision.renew();
  return decision;
}

const names = (moves: Move[]) => moves.map((one) => one.notation);

describe('losses in a storm (Archaeology)', () => {
  const hand = ['discard mask', 'discard shard'];
  const storm: Server = (moves) => {
    if (moves.length > 2) return null;
    const done = moves.length === 2;
    const next = done ? [] : hand.filter((one) => !moves.includes(one));
    const view = done
      ? { step: 'digging' }
      : { step: 'discarding', left: 2, midway: true, any_order: ['discard'] };
    return { view, next, complete: moves[0] !== 'discard shard', ends: done };
  };
  const start = { step: 'discarding', left: 2, midway: true, any_order: ['discard'] };

  it('are picked in any order and named in that of the rules', async () => {
    const table = session(start, storm);
    const decision = await sit(table);
    await decision.pick('discard shard');
    expect([decision.whole, decision.picking, decision.question.left]).toEqual([false, true, 2]);
    await decision.pick('discard mask');
    expect(table.staged).toEqual(['discard mask', 'discard shard']);
    expect(names(decision.parts)).toEqual(['discard shard', 'discard mask']);
    expect(decision.base.step).toBe('discarding');
    expect(decision.whole).toBe(true);
    await decision.send();
    expect(table.sent).toEqual(['discard mask', 'discard shard']);
  });

  it('go back in the order of picking, and one more is refused with its reason', async () => {
    const table = session(start, storm);
    const decision = await sit(table);
    await decision.pick('discard shard');
    await decision.pick('discard mask');
    await decision.pick('discard coin');
    expect(table.note).toBe('no discard coin');
    await decision.back();
    expect(table.staged).toEqual(['discard shard']);
    await decision.unpick('discard shard');
    expect([table.staged, decision.picking]).toEqual([[], false]);
  });
});

describe('a trade (Archaeology)', () => {
  const trade: Server = (moves) => {
    const takes = moves.filter((one) => one.startsWith('take')).length;
    if (takes === 2) return { view: { step: 'acting' }, next: [] };
    const open = moves.length > 0;
    const step = takes ? 'taking' : open ? 'offering' : 'acting';
    const next = takes
      ? ['take cup', 'close']
      : open
        ? ['offer coin', 'take cup']
        : ['offer coin', 'end'];
    return { view: { step, midway: open, any_order: ['offer', 'take'] }, next };
  };

  it('is whole when something is taken, and is closed where more could be', async () => {
    const table = session({ step: 'acting', any_order: ['offer', 'take'] }, trade);
    const decision = await sit(table, ['close']);
    await decision.pick('offer coin');
    expect(decision.whole).toBe(false);
    await decision.pick('take cup');
    expect(decision.whole).toBe(true);
    await decision.send();
    expect(table.sent).toEqual(['offer coin', 'take cup', 'close']);
  });

  it('is not closed where it has ended by itself', async () => {
    const table = session({ step: 'acting', any_order: ['offer', 'take'] }, trade);
    const decision = await sit(table, ['close']);
    for (const part of ['offer coin', 'take cup', 'take cup']) await decision.pick(part);
    await decision.send();
    expect(table.sent).toEqual(['offer coin', 'take cup', 'take cup']);
  });
});

describe('an exhibition (Artifact)', () => {
  const cards = ['show africa gold', 'show asia gold', 'show asia weapons'];
  const produce: Server = (moves) => {
    const shown = moves.filter((one) => one.startsWith('show'));
    if (shown.filter((one) => one.includes('asia')).length > 1) return null;
    const kept = moves.some((one) => one.startsWith('keep'));
    if (kept) return { view: { step: 'acting' }, next: [], ends: true };
    if (shown.length === 2)
      return { view: { step: 'keeping', midway: true }, next: ['keep asia gold'] };
    const fits = (one: string) =>
      !shown.includes(one) && !(one.includes('asia') && shown.some((two) => two.includes('asia')));
    const view = { step: 'showing', left: 2 - shown.length, midway: true, any_order: ['show'] };
    if (moves.length === 2 || shown.length > 0) return { view, next: cards.filter(fits) };
    return moves.length === 0
      ? { view: { step: 'acting' }, next: ['produce three', 'pass'] }
      : { view: { step: 'paying', midway: true }, next: ['pay museum'] };
  };

  async function showing() {
    const table = session({ step: 'acting' }, produce);
    const decision = await sit(table);
    await decision.advance('produce three');
    await decision.advance('pay museum');
    return { table, decision };
  }

  it('stays staged while it asks for more', async () => {
    const { table, decision } = await showing();
    expect(table.sent).toEqual([]);
    expect([decision.question.step, decision.question.left]).toEqual(['showing', 2]);
  });

  it('never offers a card with which it could not be completed', async () => {
    const { decision } = await showing();
    await decision.pick('show asia gold');
    expect(names(decision.find({ do: 'show' }))).toEqual(['show africa gold']);
  });

  it('asks what follows only when the picks are confirmed, and is sent with the last part', async () => {
    const { table, decision } = await showing();
    await decision.pick('show asia gold');
    await decision.pick('show africa gold');
    expect([decision.picking, decision.question.step]).toEqual([true, 'showing']);
    await decision.proceed();
    expect(table.sent).toEqual([]);
    await decision.advance('keep asia gold');
    expect(table.sent.slice(2)).toEqual(['show africa gold', 'show asia gold', 'keep asia gold']);
  });

  it('takes another card instead of the first where that fits', async () => {
    const { table, decision } = await showing();
    await decision.pick('show asia gold');
    await decision.pick('show africa gold');
    await decision.swap('show asia weapons');
    expect(table.staged.slice(2)).toEqual(['show africa gold', 'show asia weapons']);
  });

  it('is held where its end wants to be confirmed', async () => {
    const { table, decision } = await showing();
    table.asksBefore = (_moves, ends) => ends;
    for (const part of ['show asia gold', 'show africa gold']) await decision.pick(part);
    await decision.advance('keep asia gold');
    expect(table.sent).toEqual([]);
  });
});

describe('a cargo (Artifact)', () => {
  const ship: Server = (moves) => {
    if (moves.length === 0) return { view: { step: 'acting' }, next: ['ship asia', 'hire asia'] };
    if (moves.includes('load gold')) return { view: { step: 'acting' }, next: ['hire asia'] };
    const view = { step: 'loading', left: 1, midway: true, any_order: ['load'] };
    return { view, next: ['load gold'], complete: false };
  };

  it('is sent before the next action, which is a decision of its own', async () => {
    const table = session({ step: 'acting' }, ship);
    const decision = await sit(table);
    await decision.advance('ship asia');
    await decision.pick('load gold');
    expect([decision.whole, decision.can('hire asia')]).toEqual([true, false]);
    await decision.advance('hire asia');
    expect([table.note, table.staged]).toEqual(['no hire asia', ['ship asia', 'load gold']]);
    await decision.proceed();
    expect(table.sent).toEqual(['ship asia', 'load gold']);
  });
});

describe('a sale (Artifacts, Inc.)', () => {
  const sale: Server = (moves) => {
    const given = moves.filter((one) => one.startsWith('give')).length;
    if (moves.length === 0)
      return { view: { step: 'placing' }, next: ['place 3 docks 1', 'place 4 guide 1'] };
    if (moves[0] === 'place 4 guide 1') return { view: { step: 'placing' }, next: ['end'] };
    const next = given ? ['give gem', 'enough'] : ['give gem'];
    return { view: { step: 'selling', midway: true, any_order: ['give'] }, next };
  };

  it('keeps its die until something is sold, and any number can be', async () => {
    const table = session({ step: 'placing' }, sale);
    const decision = await sit(table, ['enough', 'descend']);
    await decision.advance('place 3 docks 1');
    expect([table.sent, decision.whole]).toEqual([[], false]);
    await decision.pick('give gem');
    await decision.pick('give gem');
    expect(decision.count('give gem')).toBe(2);
    await decision.send();
    expect(table.sent).toEqual(['place 3 docks 1', 'give gem', 'give gem', 'enough']);
  });

  it('is picked whole where a hint is followed, and waits to be sent', async () => {
    const table = session({ step: 'placing' }, sale);
    const decision = await sit(table, ['enough', 'descend']);
    const way = ['place 3 docks 1', 'give gem', 'give gem', 'enough', 'end'].map(move);
    await begin(Object.assign(table, { asking: decision }) as never, way);
    expect([names(decision.picks), decision.whole]).toEqual([['give gem', 'give gem'], true]);
    expect([decision.picking, decision.question.step, table.sent]).toEqual([true, 'selling', []]);
    expect(names(decision.begun)).toEqual(['place 3 docks 1']);
    await decision.unpickEverything();
    expect(table.staged).toEqual(['place 3 docks 1']);
  });

  it('does not hold up an action that asks for nothing', async () => {
    const table = session({ step: 'placing' }, sale);
    const decision = await sit(table);
    await decision.advance('place 4 guide 1');
    expect(table.sent).toEqual(['place 4 guide 1']);
  });

  it('is sent once, however often it is pressed', async () => {
    const table = session({ step: 'placing' }, sale);
    const decision = await sit(table);
    await Promise.all([decision.advance('place 4 guide 1'), decision.advance('place 3 docks 1')]);
    expect(table.sent).toEqual(['place 4 guide 1']);
  });
});
