import { expect, test } from 'vitest';
import specified from '../../../tests/locales/twins.json';
import { CHANCE } from './actors';
import type { Messages } from './schema';
import { AGAINST, giveReasons, seatName, tellAll } from './sentences';
import { settings } from './settings.svelte';
import { texts } from './texts.svelte';

const ada = (title: string) => ({ title, names: ['Ada'], seat: 0 });

test('what chance turns up at another site is told in a sentence of its own', async () => {
  await texts.load('artifact');
  const unearthed = (site: string) =>
    ({
      ply: 0,
      actor: CHANCE,
      seat: 0,
      parts: { do: 'unearth', site, card: 'weapons' },
    }) as unknown as Messages.Event;
  const told = (...sites: string[]) => tellAll(ada('artifact'), sites.map(unearthed));
  expect(told('asia', 'asia')).toBe('Turned up in Asia: two weapons.');
  expect(told('asia', 'america')).toBe(
    'Turned up in Asia: weapons. Turned up in America: weapons.',
  );
});

test('what speaks for a way to decide and what against it are one sentence', async () => {
  for (const language of ['en', 'de']) await texts.load('archaeology', language);
  const told = (than: Messages.Reason['than'], ...names: string[]) => {
    const reasons = names.map((name) => ({ name, values: { count: 3, seat: 0 }, than }));
    return giveReasons(ada('archaeology'), reasons).replaceAll('\u00a0', ' ');
  };
  expect(told('best')).toBe('');
  expect(told('best', 'now', 'safe')).toBe(
    'Compared with the best alternative, it brings about $3 more as things stand and depends less on luck.',
  );
  expect(told('best', 'close', 'gives')).toBe(
    'It is about as good as the best alternative, but leaves Ada with about $3 more.',
  );
  expect(told('', 'only-role')).toBe('It gives you a second role without costing you the first.');
  settings.language = 'de';
  expect(told('best', 'less-now', 'risky')).toBe(
    'Es bringt nach jetzigem Stand etwa 3 $ weniger und hängt stärker vom Glück ab, verglichen mit der besten Alternative.',
  );
  settings.language = 'en';
});

test('each comparison has a sentence of its own', async () => {
  await texts.load('archaeology');
  const reasons: Messages.Reason[] = [
    { name: 'close', values: {}, than: 'best' },
    { name: 'now', values: { count: 3 }, than: 'stopping' },
    { name: 'less-later', values: { count: 2 }, than: 'stopping' },
  ];
  expect(giveReasons(ada('archaeology'), reasons)).toBe(
    'It is about as good as the best alternative. Compared with stopping here, it brings about $3 more as things stand, but is worth about $2 less later on.',
  );
});

test('the same reasons speak against a way to decide as in Python', () => {
  expect([...AGAINST].sort()).toEqual(specified.against);
});

test('who gave no name is called so in the language of each reader', async () => {
  for (const language of ['en', 'fr', 'de']) await texts.load('', language);
  const card = (seat: number, name = '') =>
    ({ seat, kind: 'person', name, level: '' }) as Messages.SeatCard;
  const names = (language: string) => {
    settings.language = language;
    return [card(0), card(1), card(0, 'Ada')].map(seatName);
  };
  expect(names('en')).toEqual(['Explorer', 'Player 2', 'Ada']);
  expect(names('fr')).toEqual(['Archéologue', 'Joueur 2', 'Ada']);
  expect(names('de')).toEqual(['Spürnase', 'Person 2', 'Ada']);
  settings.language = 'en';
});

test.each([
  ['en', 'You offer 2 shards and a coin and take 3 cups.'],
  ['fr', 'Vous proposez 2 tessons et une pièce et prenez 3 coupes.'],
  ['de', 'Du bietest 2 Scherben und eine Münze und nimmst 3 Becher.'],
])('things of one sort are counted: %s', async (language, text) => {
  await texts.load('', language);
  await texts.load('archaeology', language);
  await texts.speak(language);
  const moves = ['offer shard', 'offer coin', 'offer shard', 'take cup', 'take cup', 'take cup'];
  const events = moves.map((move) => {
    const [what = '', kind = ''] = move.split(' ');
    return { ply: 0, actor: 0, seat: 0, parts: { do: what, kind } } as unknown as Messages.Event;
  });
  expect(tellAll(ada('archaeology'), events)).toBe(text);
  await texts.speak('en');
});

test('what is sold for one sum is one sentence', async () => {
  await texts.load('artifacts-inc');
  const parts = [
    { do: 'place', face: 6, card: 'private-collectors', action: 0 },
    { do: 'give', artifact: 'fossil' },
    { do: 'give', artifact: 'fossil' },
    { do: 'give', artifact: 'scroll', outcome: 'earns', dollars: 4 },
  ];
  const events = parts.map((one) => ({ ply: 0, actor: 0, seat: 0, parts: one }) as never);
  expect(tellAll(ada('artifacts-inc'), events)).toBe(
    'You place a 6 on Private Collectors and give 2 fossils and a scroll for 4 dollars.',
  );
});
