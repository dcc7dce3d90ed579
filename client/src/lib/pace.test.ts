import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { due, Pace } from './pace';
import type { Messages } from './schema';
import { settings } from './settings.svelte';

const event = (actor: number, what: string) =>
  ({ ply: 0, actor, seat: actor, parts: { do: what } }) as Messages.Event;
const update = (...events: Messages.Event[]) => ({ events }) as Messages.Update;
const shown = (log: Messages.Event[], card = {}) => ({
  log,
  seats: [{ level: '' }, { level: 'novice' }] as Messages.SeatCard[],
  card: card as Messages.TableCard,
  follows: (before: Messages.Event, after: Messages.Event) => before.parts?.do === after.parts?.do,
});
const [DIG, OFFER, END] = [event(1, 'dig'), event(1, 'offer'), event(1, 'end')];

beforeEach(() => void vi.useFakeTimers());
afterEach(() => {
  vi.useRealTimers();
  settings.calm = true;
});

test('what a program did can be read before the next thing is shown', () => {
  expect(due(update(END), shown([DIG]))).toBe(900);
  expect(due(update(OFFER), shown([OFFER]))).toBe(400);
  expect(due(update(END), shown([DIG, { ...DIG, actor: -1, seat: -1 }]))).toBe(900);
});

test('a round that begins can be read, whoever ended the one before', () => {
  const begins = (actor: number) => ({ ...event(actor, 'nothing'), parts: { starter: 1 } });
  expect(due(update(DIG), shown([begins(0)]))).toBe(3000);
  expect(due(update(DIG), shown([begins(1)]))).toBe(3000);
  settings.calm = false;
  expect(due(update(DIG), shown([begins(1)]))).toBe(0);
});

test('nobody waits for a person, with a clock, or who does not want to', () => {
  expect(due(update(END), shown([event(0, 'end')]))).toBe(0);
  expect(due(update(), shown([DIG]))).toBe(0);
  expect(due(update(END), shown([DIG], { clock: {} }))).toBe(0);
  settings.calm = false;
  expect(due(update(END), shown([DIG]))).toBe(0);
});

test('things come one by one, and all at once in a hurry', async () => {
  const pace = new Pace();
  const told: string[] = [];
  await pace.before(update(DIG), shown([]));
  const first = pace.before(update(END), shown([DIG])).then(() => told.push('end'));
  await vi.advanceTimersByTimeAsync(899);
  expect(told).toEqual([]);
  await vi.advanceTimersByTimeAsync(1);
  expect(told).toEqual(['end']);
  const second = pace.before(update(DIG), shown([END])).then(() => told.push('dig'));
  await pace.skip(Promise.all([first, second]));
  expect(told).toEqual(['end', 'dig']);
});
