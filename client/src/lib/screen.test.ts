import { expect, test } from 'vitest';
import { SIZES, written } from '../../sizes.js';
import source from '../../sizes.js?raw';

test('no name stands for two sizes', () => {
  const names = [...source.matchAll(/'(--[a-z]+)':/g)].map(([, name]) => name);
  expect(names).toEqual(Object.keys(SIZES));
});

test('styles name sizes, and a name without a size is refused', () => {
  expect(written('@media (--shallow) {}')).toBe(`@media ${SIZES['--shallow']} {}`);
  expect(() => written('@container board (--huge) {}')).toThrow('no size is called --huge');
});
