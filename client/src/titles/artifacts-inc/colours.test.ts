import { readFileSync } from 'node:fs';
import { describe, expect, it } from 'vitest';
import { icons } from './art/icons';

const own = readFileSync('src/titles/artifacts-inc/colours.css', 'utf8');
const base = readFileSync('src/base.css', 'utf8');

/** The colours that a rule gives names to. */
function named(text: string, rule: string): Record<string, string> {
  const body = text.split(`${rule} {`)[1]?.split('}')[0] ?? '';
  return Object.fromEntries(
    [...body.matchAll(/--([\w-]+): (#[0-9a-f]{6})/g)].map(([, name, colour]) => [name, colour]),
  );
}

function light(colour: string): number {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => {
    const part = parseInt(colour.slice(at, at + 2), 16) / 255;
    return part <= 0.03928 ? part / 12.92 : ((part + 0.055) / 1.055) ** 2.4;
  });
  return 0.2126 * red + 0.7152 * green + 0.0722 * blue;
}

function contrast(one: string, other: string): number {
  const [low = 0, high = 0] = [light(one), light(other)].sort((a, b) => a - b);
  return (high + 0.05) / (low + 0.05);
}

describe('signs at night', () => {
  const night = ":root[data-theme='dark']";
  const papers = { ...named(base, night), ...named(own, night) };
  const washes = { ...named(own, night), ...named(own, `${night} .inc-art.sign`) };
  const GROUNDS = ['paper', 'paper-high', 'paper-low', 'accent-wash', 'inc-card', 'inc-second'];
  const drawn = new Set(
    Object.values(icons).flatMap((icon) =>
      [...icon.matchAll(/class="k (\w+)/g)].map(([, wash]) => wash ?? ''),
    ),
  );
  const filled = [...drawn].filter((wash) => !['accent', 'free', 'dash', 'mark'].includes(wash));

  it.each(filled)('%s stands out from every paper', (wash) => {
    const colour = washes[`inc-${wash === 'bone' ? 'fossil' : wash}`] ?? '#000000';
    for (const ground of [...GROUNDS, 'inc-water'])
      expect(contrast(colour, papers[ground] ?? '#ffffff'), ground).toBeGreaterThanOrEqual(3);
  });
});
