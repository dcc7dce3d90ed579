import { expect, test } from 'vitest';
import type { Messages } from '../schema';
import { settings } from '../settings.svelte';
import { texts } from '../texts.svelte';
import { LessonSession } from './lesson.svelte';

test('the learner is named in the language of the page, whenever that changes', async () => {
  for (const language of ['en', 'de']) await texts.load('', language);
  const table = new LessonSession('archaeology');
  const seats = [0, 1].map((seat) => ({ seat, kind: 'person', name: 'Basil', level: '' }));
  table.update = { table: { seats } } as unknown as Messages.Update;
  expect(table.names).toEqual(['Learner', 'Basil']);
  settings.language = 'de';
  expect(table.names).toEqual(['Lehrling', 'Basil']);
  settings.name = 'Ada';
  expect(table.names).toEqual(['Ada', 'Basil']);
  settings.name = '';
  settings.language = 'en';
});
