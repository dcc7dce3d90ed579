import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { FakeSocket } from './fakeSocket.test-data';
import type { Refusal } from './http';
import { Stream } from './stream';

const heard: string[] = [];
let refusals: Refusal[] = [];
let stream: Stream;

beforeEach(() => {
  vi.useFakeTimers();
  vi.stubGlobal('WebSocket', FakeSocket);
  FakeSocket.all = [];
  heard.length = 0;
  refusals = [];
  stream = new Stream('/api/tables/0f3c', 'secret', {
    since: () => 7,
    state: (state) => heard.push(state),
    update: () => heard.push('update'),
    table: () => heard.push('table'),
    chat: () => heard.push('chat'),
    refused: (refusal) => refusals.push(refusal),
  });
});
afterEach(() => {
  stream.close();
  vi.useRealTimers();
  vi.unstubAllGlobals();
});

const socket = (number: number) => FakeSocket.all[number] as FakeSocket;

test('it says hello with what was seen already, and passes everything on', () => {
  socket(0).open();
  expect(socket(0).sent).toEqual([{ type: 'hello', since: 7, secret: 'secret' }]);
  for (const type of ['update', 'table', 'chat']) socket(0).say({ type });
  expect(heard).toEqual(['connecting', 'open', 'update', 'table', 'chat']);
});

test('after a disconnect it tries again, ever more patiently, until it is open', () => {
  socket(0).open();
  socket(0).say({ type: 'update' });
  socket(0).onclose?.({ code: 1006 });
  expect(heard.at(-1)).toBe('lost');
  vi.advanceTimersByTime(400);
  socket(1).onclose?.({ code: 1006 });
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(2);
  vi.advanceTimersByTime(400);
  expect(FakeSocket.all).toHaveLength(3);
});

test('a server that goes is followed by another at once, and nobody is worried', () => {
  socket(0).open();
  socket(0).say({ type: 'update' });
  socket(0).onclose?.({ code: 1012 });
  vi.advanceTimersByTime(300);
  expect(FakeSocket.all).toHaveLength(2);
  socket(1).open();
  socket(1).say({ type: 'update' });
  expect(heard).toEqual(['connecting', 'open', 'update', 'open', 'update']);
});

test('if no other server answers, that is told', () => {
  socket(0).open();
  socket(0).say({ type: 'update' });
  socket(0).onclose?.({ code: 1012 });
  vi.advanceTimersByTime(300);
  socket(1).onclose?.({ code: 1006 });
  expect(heard.at(-1)).toBe('lost');
});

test('whoever is refused at the door does not knock again', () => {
  socket(0).open();
  socket(0).say({ type: 'answer', error: { code: 'no-seat', text: 'no' } });
  socket(0).onclose?.({ code: 1008 });
  vi.advanceTimersByTime(60_000);
  expect(refusals.map((one) => one.code)).toEqual(['no-seat']);
  expect(FakeSocket.all).toHaveLength(1);
});

test('an error of a single message later on is no refusal of the seat', () => {
  socket(0).open();
  socket(0).say({ type: 'update' });
  socket(0).say({ type: 'answer', error: { code: 'too-often', text: 'wait' } });
  expect(refusals).toEqual([]);
});

test('a socket that stays silent is dead', () => {
  socket(0).open();
  socket(0).say({ type: 'update' });
  vi.advanceTimersByTime(15_000);
  expect(socket(0).sent.at(-1)).toEqual({ type: 'ping' });
  socket(0).say({ type: 'answer', pong: true });
  vi.advanceTimersByTime(15_000);
  expect(heard.at(-1)).toBe('update');
  vi.advanceTimersByTime(15_000);
  expect(heard.at(-1)).toBe('lost');
});

test('without a network it waits, and comes back at once with it', () => {
  socket(0).open();
  socket(0).say({ type: 'update' });
  dispatchEvent(new Event('offline'));
  expect(heard.at(-1)).toBe('lost');
  dispatchEvent(new Event('online'));
  expect(FakeSocket.all).toHaveLength(2);
});

const why = { type: 'why' as const, ply: 7, about: ['dig'] };

test('answers come in the order of the questions, pings between them', async () => {
  socket(0).open();
  socket(0).say({ type: 'update' });
  const first = stream.dispatch(why);
  vi.advanceTimersByTime(15_000);
  const second = stream.dispatch({ type: 'chat', text: 'hm' });
  const types = socket(0).sent.map(({ type }) => type);
  expect(types).toEqual(['hello', 'why', 'ping', 'chat']);
  socket(0).say({ type: 'answer', ply: 7, objections: [] });
  socket(0).say({ type: 'answer', pong: true });
  socket(0).say({ type: 'answer', error: { code: 'no-seat', text: 'no' }, id: 'a' });
  await expect(first).resolves.toMatchObject({ ply: 7 });
  await expect(second).rejects.toMatchObject({ code: 'no-seat', body: { id: 'a' } });
});

test('before the greeting, and again where the socket breaks, commands go by HTTP', async () => {
  const posted: [string, unknown][] = [];
  vi.stubGlobal('fetch', async (path: string, { body }: RequestInit) => {
    posted.push([path, JSON.parse(String(body))]);
    return new Response('{"ply":7}');
  });
  socket(0).open();
  expect(stream.isOpen).toBe(false);
  await expect(stream.dispatch(why)).resolves.toEqual({ ply: 7 });
  socket(0).say({ type: 'update' });
  expect(stream.isOpen).toBe(true);
  const move = { type: 'move' as const, id: 'a', ply: 7, moves: ['end'] };
  const broken = stream.dispatch(move);
  expect(socket(0).sent.at(-1)).toEqual(move);
  socket(0).onclose?.({ code: 1006 });
  await expect(broken).resolves.toEqual({ ply: 7 });
  expect(posted).toEqual([
    ['/api/tables/0f3c/why', why],
    ['/api/tables/0f3c/moves', move], // with the same id
  ]);
});

test('a command that nobody answers is given up after six attempts', async () => {
  let attempts = 0;
  vi.stubGlobal('fetch', async () => {
    attempts++;
    throw new TypeError('no network');
  });
  const lost = expect(stream.dispatch(why)).rejects.toMatchObject({ code: 'offline' });
  await vi.advanceTimersByTimeAsync(60_000);
  await lost;
  expect(attempts).toBe(6);
});

test('after the end nothing is heard or tried any more', () => {
  socket(0).open();
  stream.close();
  socket(0).onclose?.({ code: 1006 });
  vi.advanceTimersByTime(60_000);
  expect(FakeSocket.all).toHaveLength(1);
});
