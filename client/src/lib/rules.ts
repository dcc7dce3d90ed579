// The rulebook in our words, the same file that the terminal shows, cut into numbered paragraphs.
import { get } from './http';
import { settings } from './settings.svelte';
import { spaced } from './texts.svelte';

export interface Entry {
  number: string;
  heading: string;
  text: string;
  notes: string[]; // of a ruling: what is printed, and the reason for the decision
}
export interface Chapter {
  number: string;
  heading: string;
  entries: Entry[];
}
export interface Book {
  name: string;
  preface: string;
  chapters: Chapter[];
}

const files = import.meta.glob<string>('../../../src/digsite/rulebook/*.md', {
  query: '?raw',
  import: 'default',
});
const books = new Map<string, Promise<Book>>();

/** The rules of a title, in the chosen language where they exist in it. */
export function book(title: string): Promise<Book> {
  const path = (language: string) => `../../../src/digsite/rulebook/${title}.${language}.md`;
  const chosen = files[path(settings.language)] ? path(settings.language) : path('en');
  const file = files[chosen];
  if (!file) return Promise.reject(new Error(`no rulebook of ${title}`));
  const known = books.get(chosen) ?? file().then((text) => read(spaced(text)));
  books.set(chosen, known);
  return known;
}

/** The paragraph or ruling that is meant by `§8.4` or `R13`. */
export async function paragraph(title: string, number: string): Promise<Entry | undefined> {
  const all = (await book(title)).chapters.flatMap((chapter) => chapter.entries);
  return all.find((entry) => entry.number === number.trim());
}

/** The single numbers of an edition, by table and name: `money-joker`; so are rows, if a table has
 * only one, which then holds for all. */
export async function editionNumbers(
  title: string,
  edition: string,
): Promise<Record<string, string | number>> {
  const found: Record<string, string | number> = {};
  const tables = await get<Record<string, unknown>>(`/api/titles/${title}/editions/${edition}`);
  for (const [table, values] of Object.entries(tables))
    if (typeof values === 'object' && values !== null && !Array.isArray(values)) {
      const rows = Object.values(values).filter(isRow).length;
      for (const [name, value] of Object.entries(values))
        if (typeof value === 'number') found[`${table}-${name}`.replaceAll('_', '-')] = value;
        else if (isRow(value) && rows === 1)
          found[`${table}-${name}`.replaceAll('_', '-')] = value.join(', ');
    }
  return found;
}

function isRow(value: unknown): value is number[] {
  return Array.isArray(value) && value.every((one) => typeof one === 'number');
}

export function read(text: string): Book {
  const [head = '', ...rest] = text.split(/^(?=## )/m);
  const [name = '', ...preface] = head.trim().split('\n');
  return {
    name: name.replace(/^# /, ''),
    preface: flowing(preface.join(' ')),
    chapters: rest.map(chapter),
  };
}

function chapter(text: string): Chapter {
  const found = /^## (?:(\d+) )?(.+)$/m.exec(text);
  const entries = text
    .split(/\n\s*\n|\n(?=R\d+ )/)
    .map((block) => /^(§\d+(?:\.\d+)*|R\d+) ([\s\S]*)/.exec(block.trim()))
    .flatMap((match) => (match ? [entry(match[1] as string, match[2] as string)] : []));
  return { number: found?.[1] ?? 'R', heading: found?.[2] ?? '', entries };
}

function entry(number: string, text: string): Entry {
  const [body = '', ...listed] = text.split('\n- ');
  const notes = listed.map((note) => flowing(note).replaceAll('*', ''));
  const found = /^\*\*([\s\S]+?)\*\*\s*([\s\S]*)/.exec(body);
  if (!found) return { number, heading: '', text: flowing(body), notes };
  const [, heading = '', rest = ''] = found;
  if (/[.?!]$/.test(heading))
    return { number, heading: flowing(heading.replace(/\.$/, '')), text: flowing(rest), notes };
  return { number, heading: flowing(heading), text: flowing(`${heading} ${rest}`), notes };
}

/** One line; blanks that do not break stay as they are. */
function flowing(text: string): string {
  return text.replace(/[ \t\r\n]+/g, ' ').trim();
}
