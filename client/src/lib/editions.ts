// The numbers of an edition, and its names.
import { get } from './http';
import { texts } from './texts.svelte';

interface Named {
  words?: Record<string, string>;
}

/** The edition of a table; from now on everything is called as it calls it. */
export async function edition<Edition>(of: { title: string; edition: string }): Promise<Edition> {
  const found = await get<Edition & Named>(`/api/titles/${of.title}/editions/${of.edition}`);
  await texts.adopt(of.title, found.words);
  return found;
}
