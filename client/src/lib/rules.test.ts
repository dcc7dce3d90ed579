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
- *In print:* Nothing.
- *Reason:* It does
  not matter.
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
    { number: '§1.1', heading: 'Aim', text: 'Find things.', notes: [] },
    { number: '§1.2', heading: '', text: 'Plain words.', notes: [] },
  ]);
  expect(book.chapters[1]?.entries[0]).toEqual({
    number: 'R1',
    heading: 'Who begins?',
    text: 'Nobody knows (§1.1).',
    notes: ['In print: Nothing.', 'Reason: It does not matter.'],
  });
});

test('the real books are found by paragraph', async () => {
  for (const title of ['archaeology', 'artifact', 'artifacts-inc'])
    expect((await paragraph(title, '§1.1'))?.text.length).toBeGreaterThan(20);
  expect(await paragraph('archaeology', '§99.9')).toBeUndefined();
});
