// A language that nobody speaks: English with accents, longer, in brackets; the twin of
// digsite.locales.pseudo. It shows texts that are cut, and texts that do not come from the files.
export const PSEUDO = 'pseudo';

const PLAIN = 'aeiouycnsAEIOUYCNS';
const ACCENTS = 'åéîöûýçñšÅÉÎÖÛÝÇÑŠ';

/** The text with accents, each of its small vowels written twice. */
export function accented(text: string): string {
  return text
    .replace(/[aeiou]/g, '$&$&')
    .replace(/[aeiouycnsAEIOUYCNS]/g, (letter) => ACCENTS[PLAIN.indexOf(letter)] as string);
}

/** The whole text in brackets, so that one sees where it ends; blanks stay outside. */
export function bracketed(text: string): string {
  const inside = text.trim();
  return inside ? text.replace(inside, () => `⟦${inside}⟧`) : text;
}
