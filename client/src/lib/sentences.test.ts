import { expect, test } from 'vitest';
import { CHANCE } from './actors';
import type { Messages } from './schema';
import { seatName, tellAll } from './sentences';
import { settings } from './settings.svelte';
import { texts } from './texts.svelte';

test('what chance turns up at another site is told in a sentence of its own', async () => {
  await texts.load('artifact');
  const unearthed = (site: string) =>
    ({
      ply: 0,
      actor: CHANCE,
      seat: 0,
      parts: { do: 'unearth', site, card: 'weapons' },
    }) as unknown as Messages.Event;
  const told = (...sites: string[]) => tellAll('artifact', sites.map(unearthed), ['Ada'], 0);
  expect(told('asia', 'asia')).toBe('Turned up in Asia: weapons, weapons.');
  expect(told('asia', 'america')).toBe(
    'Turned up in Asia: weapons. Turned up in America: weapons.',
  );
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
