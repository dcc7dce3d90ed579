import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from './fakeSocket.test-data';
import { Session } from './session.svelte';

/** What the server is asked by HTTP, and the socket by which it is asked too. */
const posted: { path: string; body: Record<string, unknown> }[] = [];
let socket: FakeSocket;

const UPDATE = {
  type: 'update',
  ply: 3,
  played: 3,
  seat: 0,
  events: [],
  view: { actor: 0 },
  legal: [{ key: 1, notation: 'end', parts: { do: 'end' } }],
  result: null,
  table: { id: 't', title: 'archaeology', edition: 'printed', status: 'running', seats: [] },
};
const OBJECTION = { what: 'dig', reason: 'game-over', paragraph: '§9.5', values: {} };

let table: Session;

/** Wait for it as long as a busy machine takes. */
const until = (holds: () => boolean) => vi.waitUntil(holds, { timeout: 60_000 });

beforeEach(async () => {
  posted.length = 0;
  vi.stubGlobal('WebSocket', FakeSocket);
  vi.stubGlobal('fetch', async (path: string, { method, body }: RequestInit) => {
    if (method === 'POST') posted.push({ path, body: JSON.parse(String(body)) });
    const told = path.endsWith('/why') ? { objections: [OBJECTION] } : { lines: [] };
    return new Response(JSON.stringify(told));
  });
  table = new Session('t');
  await table.open(0);
  socket = FakeSocket.all.at(-1) as FakeSocket;
});
afterEach(() => {
  table.close();
  vi.unstubAllGlobals();
});

async function greeted(): Promise<void> {
  socket.open();
  socket.say(UPDATE);
  await until(() => table.update !== null);
}

const asked = () => socket.sent.slice(1);

test('while a program plays this seat, nothing can be decided there', async () => {
  await greeted();
  expect([table.mine, table.legal.length]).toEqual([true, 1]);
  const card = { seat: 0, name: 'Ada', kind: 'person', level: 'skilled' };
  socket.say({ ...UPDATE, ply: 4, table: { ...UPDATE.table, seats: [card] } });
  await until(() => table.ply === 4);
  expect([table.standIn, table.mine, table.legal]).toEqual(['skilled', false, []]);
});

test('a decision goes over the socket, and what came of it ends it', async () => {
  await greeted();
  const done = table.play('end');
  await until(() => asked().length === 1);
  expect(asked()[0]).toMatchObject({ type: 'move', ply: 3, moves: ['end'] });
  socket.say({ type: 'answer', id: asked()[0]?.id, accepted: true, ply: 4 });
  expect(await done).toBe(true);
  expect([posted, table.busy]).toEqual([[], true]); // the receipt is there, the new position not yet
  socket.say({ ...UPDATE, ply: 4 });
  await until(() => table.ply === 4);
  expect(table.busy).toBe(false);
});

test('a refusal tells why, and a late one brings the table along', async () => {
  await greeted();
  const done = table.play('end');
  await until(() => asked().length === 1);
  const error = { code: 'stale', text: 'too late' };
  socket.say({ type: 'answer', accepted: false, error, update: { ...UPDATE, ply: 5 } });
  expect(await done).toBe(false);
  expect(table.refusal?.message).toBe('too late');
  await until(() => table.ply === 5);
});

test('reasons are asked for together, once, and again in another position', async () => {
  await greeted();
  const both = Promise.all([table.why('dig'), table.why('sell 2 coin'), table.why('end')]);
  await until(() => asked().length === 1);
  expect(asked()).toEqual([{ type: 'why', ply: 3, moves: [], about: ['dig', 'sell 2 coin'] }]);
  socket.say({ type: 'answer', ply: 3, moves: [], objections: [OBJECTION] });
  const [dig, sell, end] = await both;
  expect([dig?.includes('§9.5'), sell, end]).toEqual([true, '', '']);
  expect(await table.why('dig')).toBe(dig);
  expect(asked()).toHaveLength(1);
  socket.say({ ...UPDATE, ply: 4 });
  await until(() => table.ply === 4);
  const again = table.why('dig');
  await until(() => asked().length === 2);
  socket.say({ type: 'answer', ply: 4, moves: [], objections: [OBJECTION] });
  expect(await again).toBe(dig);
});

test('whoever sees what came of a decision can decide again before the receipt is there', async () => {
  await greeted();
  const done = table.play('end');
  await until(() => asked().length === 1);
  expect(table.busy).toBe(true);
  socket.say({ ...UPDATE, ply: 4 });
  await until(() => table.ply === 4);
  expect(table.busy).toBe(false);
  socket.say({ type: 'answer', accepted: true, ply: 4 });
  expect(await done).toBe(true);
});

test('what could not be asked is asked again', async () => {
  await greeted();
  const first = table.why('dig');
  await until(() => asked().length === 1);
  socket.say({ type: 'answer', accepted: false, error: { code: 'too-often', text: 'wait' } });
  expect(await first).toBe('');
  const second = table.why('dig');
  await until(() => asked().length === 2);
  socket.say({ type: 'answer', ply: 3, moves: [], objections: [OBJECTION] });
  expect(await second).toContain('§9.5');
});

test('a spectator asks nobody why', async () => {
  expect(await new Session('t').why('dig')).toBe('');
  expect(posted).toEqual([]);
});

test('an answer that comes late replaces nothing that was said since', async () => {
  let late = (_text: string): void => undefined;
  const slow = table.answer(new Promise<string>((done) => (late = done)));
  await table.answer(Promise.resolve('the newer one'));
  late('the older one');
  await slow;
  expect(table.note).toBe('the newer one');
  const gone = table.answer(Promise.resolve('of what was pressed before'));
  table.note = ''; // something else was pressed
  await gone;
  expect(table.note).toBe('');
});
