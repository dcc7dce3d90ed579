import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { Polling } from './polling';

const HOUR = 3_600_000;
beforeEach(() => vi.useFakeTimers());
afterEach(() => vi.useRealTimers());

test('while nothing changes one looks less and less, and then not at all', async () => {
  const look = vi.fn(() => Promise.resolve('the same'));
  const polling = new Polling(look);
  await vi.advanceTimersByTimeAsync(60_000);
  expect(look.mock.calls.length).toBeLessThan(5);
  await vi.advanceTimersByTimeAsync(HOUR);
  const asked = look.mock.calls.length;
  expect(asked).toBeLessThan(15);
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(look).toHaveBeenCalledTimes(asked);
  polling.stop();
});

test('what changes is looked at often', async () => {
  let count = 0;
  const look = vi.fn(() => Promise.resolve(String(count++)));
  const polling = new Polling(look);
  await vi.advanceTimersByTimeAsync(80_000);
  expect(look).toHaveBeenCalledTimes(10);
  polling.stop();
});

test('whoever comes back is shown what is new at once', async () => {
  const look = vi.fn(() => Promise.resolve('the same'));
  const polling = new Polling(look);
  await vi.advanceTimersByTimeAsync(HOUR);
  const asked = look.mock.calls.length;
  document.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(1);
  expect(look).toHaveBeenCalledTimes(asked + 1);
  polling.stop();
  document.dispatchEvent(new Event('pointerdown'));
  await vi.advanceTimersByTimeAsync(HOUR);
  expect(look).toHaveBeenCalledTimes(asked + 1);
});
