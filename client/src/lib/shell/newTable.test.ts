import { expect, test } from 'vitest';
import type { Messages } from '../schema';
import { applyingOptions, defaults, seatRequests, seatsFor } from './newTable';

test('without any choice you play against programs', () => {
  const seats = seatsFor(3, [], 'Ada', 'skilled');
  expect(seatRequests(seats)).toEqual([
    { kind: 'person', name: 'Ada' },
    { kind: 'bot', level: 'skilled' },
    { kind: 'bot', level: 'skilled' },
  ]);
});

test('another number of seats keeps what was chosen', () => {
  const chosen = [
    { who: 'me', name: 'Ada' },
    { who: 'link', name: '' },
  ];
  expect(seatsFor(3, chosen, 'Eve', 'skilled').slice(0, 2)).toEqual(chosen);
  expect(seatsFor(1, chosen, 'Eve', 'skilled')).toEqual([chosen[0]]);
});

test('names may be left empty, and links make open seats', () => {
  const seats = [
    { who: 'me', name: '  ' },
    { who: 'here', name: ' Ben ' },
    { who: 'link', name: 'ignored' },
  ];
  expect(seatRequests(seats)).toEqual([
    { kind: 'person', name: '' },
    { kind: 'person', name: 'Ben' },
    { kind: 'open' },
  ]);
});

const option = (name: string, rest: Partial<Messages.Option>): Messages.Option => ({
  name,
  choices: ['a', 'b'],
  default: 'a',
  several: false,
  seats: [],
  needs: '',
  ...rest,
});
const title = (...options: Messages.Option[]): Messages.TitleCard => ({
  title: 'x',
  editions: ['printed'],
  rules: 1,
  seats: [3, 4],
  options,
});

test('options begin with their defaults', () => {
  const one = option('one', { default: 'b' });
  const more = option('more', { default: ['a'], several: true });
  expect(defaults(title(one, more))).toEqual({ one: 'b', more: ['a'] });
});

test('what means nothing at a table is not offered', () => {
  const offered = title(option('site', { seats: [3] }), option('shards', { needs: 'more b' }));
  const names = (seats: number, more: string[]) =>
    applyingOptions(offered, { more }, seats).map((one) => one.name);
  expect(names(3, [])).toEqual(['site']);
  expect(names(4, ['b'])).toEqual(['shards']);
  expect(applyingOptions(null, {}, 3)).toEqual([]);
});
