import { beforeAll, expect, test } from 'vitest';
import { duration, face, inWords, leftOf, near } from './clock.svelte';
import type { Messages } from './schema';
import { texts } from './texts.svelte';

const game: Messages.Clock = { kind: 'game', seconds: 1200, increment: 10, level: 'skilled' };

beforeAll(() => texts.load());

test('a clock shows what a clock shows', () => {
  expect(face(0)).toBe('0:00');
  expect(face(0.2)).toBe('0:01'); // it is not over yet
  expect(face(59.9)).toBe('1:00');
  expect(face(3599)).toBe('59:59');
  expect(face(3723)).toBe('1:02:03');
  expect(face(2 * 86_400 + 3 * 3600 + 59)).toBe('2 d 3 h');
});

test('what was chosen is said in words', () => {
  expect(duration(30)).toBe('30 seconds');
  expect(duration(60)).toBe('1 minute');
  expect(duration(259_200)).toBe('3 days');
  expect(inWords(game)).toBe('20 minutes each, and 10 seconds for each turn');
  expect(inWords({ ...game, increment: 0 })).toBe('20 minutes each');
  expect(inWords({ ...game, kind: 'turn', seconds: 90 })).toBe('90 seconds for each turn');
});

test('only the time of whoever is to act runs, and not below nothing', () => {
  const time = { runs: 1, left: [600, 20] };
  expect(leftOf(time, 0, 5000)).toBe(600);
  expect(leftOf(time, 1, 5000)).toBe(15);
  expect(leftOf(time, 1, 50_000)).toBe(0);
  expect(leftOf({ ...time, runs: -4 }, 1, 5000)).toBe(20);
});

test('the end is near in good time', () => {
  expect(near(game)).toBe(60);
  expect(near({ ...game, kind: 'turn', seconds: 30 })).toBe(10);
  expect(near({ ...game, kind: 'days', seconds: 86_400 })).toBe(21_600);
});
