import { expect, test } from 'vitest';
import { badgeAt, type Box } from './badges';

const box = (left: number, top: number, width: number, height: number): Box => ({
  left,
  top,
  right: left + width,
  bottom: top + height,
});
const badgeMiddle = (spot: Box) => [(spot.left + spot.right) / 2, (spot.top + spot.bottom) / 2];
const meets = (one: Box, other: Box) =>
  one.left < other.right &&
  other.left < one.right &&
  one.top < other.bottom &&
  other.top < one.bottom;

test('a badge lies in the upper left corner, and in another one where words stand', () => {
  const thing = box(100, 100, 60, 50);
  const usual = badgeAt(thing, []);
  expect([usual.left, usual.top]).toEqual([100, 100]);
  const name = box(90, 90, 40, 30);
  expect(meets(usual, name)).toBe(true);
  const spot = badgeAt(thing, [name]);
  expect([spot.right, spot.top]).toEqual([160, 100]);
});

test('wherever words stand, the middle of a badge lies on its own thing', () => {
  const thing = box(100, 100, 60, 40);
  const words = [box(90, 90, 80, 20), box(112, 104, 60, 30), box(90, 130, 80, 20)];
  const within = (spot: Box) =>
    badgeMiddle(spot).every((at, axis) => at > 100 && at < (axis ? 140 : 160));
  for (const some of [[], ...words.map((one) => [one]), words])
    expect(within(badgeAt(thing, some))).toBe(true);
  const [, button] = words as [Box, Box, Box]; // a label with little room around it
  expect(meets(badgeAt(thing, [button]), button)).toBe(false);
});

test('a badge stays on the screen, and where everything is full it stands out of its corner', () => {
  expect(badgeAt(box(0, 0, 60, 30), []).left).toBe(0);
  const thing = box(100, 100, 60, 30);
  const full = badgeAt(thing, [box(0, 0, 1000, 1000)]);
  expect(full.left).toBeLessThan(thing.left);
  expect(full.top).toBeLessThan(thing.top);
});
