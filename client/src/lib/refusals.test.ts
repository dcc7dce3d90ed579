import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { Refusal } from './http';
import { refusalTold } from './refusals';
import type { Reader } from './sentences';
import Hint from './shell/Hint.svelte';
import { t, texts } from './texts.svelte';

const values = { at: 10, ply: 7 };
const stale = new Refusal('stale', 'too late', 409, {
  error: { code: 'stale', text: 'too late', values },
});
beforeAll(() => texts.load());

test('a refusal is told in a sentence for people where there is one', () => {
  const reader = {} as Reader;
  expect(refusalTold(stale, reader)).toBe(t('refused-stale'));
  const other = refusalTold(new Refusal('not-host', 'only the host', 403), reader);
  expect(other).toBe(t('refused', { text: t('refusal-not-host') }));
});

test('a hint that came too late says so in that sentence', async () => {
  const table = { ply: 7, staged: [], held: false, refusal: stale, request: async () => null };
  render(Hint, { table, close: () => undefined } as any);
  expect((await screen.findByRole('alert')).textContent).toBe(t('refused-stale'));
});
