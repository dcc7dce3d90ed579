// Which drawing a card shows. Editions may have cards of their own: those show what kind they are.
import { buildings } from './buildings';
import { expeditions } from './expeditions';
import { others } from './others';

const all: Record<string, string> = { ...expeditions, ...buildings, ...others };
const LANDSCAPES: Record<string, string> = {
  scroll: 'desert-expedition',
  fossil: 'canyon-expedition',
  statue: 'jungle-expedition',
  gem: 'mountain-expedition',
};

/** The name of the drawing: `a-canyon-expedition#2` shows a canyon. */
export function pictureName(card: string, kind = '', artifact = ''): string {
  const plain = card.replace(/#\d+$/, '');
  const known = [plain, plain.replace(/^[a-z]-/, '')].find((name) => name in all);
  if (known) return known;
  const landscape = LANDSCAPES[artifact];
  if (kind === 'expedition' && landscape) return landscape;
  return kind in all ? kind : 'building';
}

export function pictureOf(card: string, kind = '', artifact = ''): string {
  return all[pictureName(card, kind, artifact)] ?? '';
}
