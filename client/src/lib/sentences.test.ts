import { expect, test } from 'vitest';
import { CHANCE } from './actors';
import type { Messages } from './schema';
import { tellAll } from './sentences';
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
