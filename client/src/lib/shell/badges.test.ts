import { expect, test } from 'vitest';
import { badgeAt, type Box } from './badges';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const meets = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

test('a badge stands at the upper left corner, and elsewhere where words stand', () => {
  const thing = box(100, 100, 60, 30);
  const usual = badgeAt(thing, []);
  expect(usual.left).toBeLessThan(100);
  expect(usual.top).toBeLessThan(100);
  const words = box(90, 82, 70, 18);
  expect(meets(usual, words)).toBe(true);
  expect(meets(badgeAt(thing, [words]), words)).toBe(false);
});

test('a badge stays on the screen, and where everything is full it is at the corner all the same', () => {
  expect(badgeAt(box(0, 0, 60, 30), []).left).toBe(0);
  const full = [box(0, 0, 1000, 1000)];
  expect(badgeAt(box(100, 100, 60, 30), full)).toEqual(badgeAt(box(100, 100, 60, 30), []));
});
