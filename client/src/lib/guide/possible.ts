// What can be done now and what cannot, by sort of action; the server says which and why.
import type { Messages } from '../schema';

export interface Possible {
  sort: string;
  moves: Messages.Move[];
}

/** The legal moves by their sort, in the order of the rules. */
export function bySort(legal: Messages.Move[]): Possible[] {
  const found = new Map<string, Messages.Move[]>();
  for (const move of legal) {
    const sort = String(move.parts.do);
    found.set(sort, [...(found.get(sort) ?? []), move]);
  }
  return [...found].map(([sort, moves]) => ({ sort, moves }));
}

/** Those that go with what is in hand: they name the same of it, or nothing. */
export function inHand(moves: Messages.Move[], hand: Messages.Move['parts']): Messages.Move[] {
  return moves.filter(({ parts }) =>
    Object.entries(hand).every(([name, value]) => [value, undefined].includes(parts[name])),
  );
}

/** The sort of a notation that is no legal move: of “hire two africa” it is “hire-two”. */
export function sortOf(notation: string, isSort: (name: string) => boolean): string {
  const [first = '', second = ''] = notation.split(' ');
  return isSort(`${first}-${second}`) ? `${first}-${second}` : first;
}

/** Why sorts of action are not possible: those with the same reason together. What somebody has done
 * tells of one thing only, so it is the reason where there is no other. */
export function whyNot(
  objections: Messages.Objection[],
  possible: string[],
  isAction: (sort: string) => boolean,
  explain: (objection: Messages.Objection) => string,
): { sorts: string[]; why: string }[] {
  const reasons = new Map<string, string>();
  const tellsOfOne = (objection: Messages.Objection) => Number('seat' in objection.values);
  for (const objection of [...objections].sort((a, b) => tellsOfOne(a) - tellsOfOne(b))) {
    const sort = sortOf(objection.what, isAction);
    if (!isAction(sort) || possible.includes(sort) || reasons.has(sort)) continue;
    reasons.set(sort, explain(objection));
  }
  const together = new Map<string, string[]>();
  for (const [sort, why] of reasons) together.set(why, [...(together.get(why) ?? []), sort]);
  return [...together].map(([why, sorts]) => ({ sorts, why }));
}
