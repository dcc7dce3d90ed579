import { expect, test } from 'vitest';
import specified from '../../../tests/locales/twins.json';
import { bracketed } from './pseudo';
import {
  bundleOf,
  fill,
  fitting,
  joined,
  spaced,
  texts,
  type Value,
  type Values,
} from './texts.svelte';

const bundles = Object.fromEntries(
  Object.entries(specified.languages).map(([name, source]) => [name, bundleOf(name, [source])]),
);

test.each(specified.said as [string, string, Values, string][])(
  'in %s the text %s is filled as Python fills it',
  (language, message, values, text) => {
    const bundle = bundles[language];
    expect(bundle && fill(bundle, 'dig', `dig-${message}`, values)).toBe(text);
  },
);

test.each(specified.listed as [string, Value[], string][])(
  'in %s a list is joined as Python joins it',
  (language, items, text) => {
    const bundle = bundles[language];
    expect(bundle && joined(bundle, items)).toBe(text);
  },
);

test('the language of nobody is set in brackets', () => {
  for (const [plain, text] of specified.bracketed as [string, string][])
    expect(bracketed(plain)).toBe(text);
});

test('the first language of the browser in which there are texts is spoken', () => {
  expect(fitting(['de-AT', 'en'], ['en', 'de', 'fr'])).toBe('de');
  expect(fitting(['sv', 'fr-CA', 'de'], ['en', 'de', 'fr'])).toBe('fr');
  expect(fitting(['sv'], ['en', 'de', 'fr'])).toBe('en');
  expect(fitting([], ['en'])).toBe('en');
});

test('an owner’s own edition names its things, and ours have their names again after it', async () => {
  const told = () => texts.say('artifact', 'card-whole', { card: 'ceramics' });
  await texts.load('artifact');
  expect(told()).toBe('ceramics');
  await texts.adopt('artifact', { en: 'artifact-card-ceramics = vases\n' });
  expect(told()).toBe('vases');
  await texts.adopt('artifact');
  expect(told()).toBe('ceramics');
});

test('a narrow space is as wide as can be seen', () => {
  const bundle = bundleOf('fr', ['asked = Quoi\u202f?']);
  expect(fill(bundle, '', 'asked', {})).toBe('Quoi\u00a0?');
  expect(spaced('1\u202f000')).toBe('1\u00a0000');
});
