import { expect, test } from 'vitest';
import { paragraph, read } from './rules';

const TEXT = `# A game

For two. Numbers are never
reused.

## 1 The aim

§1.1 **Aim.** Find
things.

§1.2 Plain words.

## Rulings

R1 **Who begins?** Nobody knows (§1.1).
`;

test('a book is cut into chapters and numbered paragraphs', () => {
  const book = read(TEXT);
  expect(book.name).toBe('A game');
  expect(book.preface).toBe('For two. Numbers are never reused.');
  expect(book.chapters.map(({ number, heading }) => [number, heading])).toEqual([
    ['1', 'The aim'],
    ['R', 'Rulings'],
  ]);
  expect(book.chapters[0]?.entries).toEqual([
    { number: '§1.1', heading: 'Aim', text: 'Find things.' },
    { number: '§1.2', heading: '', text: 'Plain words.' },
  ]);
  expect(book.chapters[1]?.entries[0]?.heading).toBe('Who begins?');
});

test('the real books are found by paragraph', async () => {
  for (const title of ['archaeology', 'artifact', 'artifacts-inc'])
    expect((await paragraph(title, '§1.1'))?.text.length).toBeGreaterThan(20);
  expect(await paragraph('archaeology', '§99.9')).toBeUndefined();
});
