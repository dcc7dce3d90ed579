// The things of the game by the engine's names, and what a name is made of.
import type { Artifact } from '../../lib/schema';
import type { Session } from '../../lib/session.svelte';

export type Table = Session<Artifact.View, Artifact.Edition>;
export type Site = 'africa' | 'asia' | 'america' | 'middle_east';
export type Marker = keyof Artifact.Markers;
export type Parts = Record<string, string | number>;

export const SITES: Site[] = ['africa', 'asia', 'america', 'middle_east'];
/** As on a map, from west to east. */
export const WEST_TO_EAST: Site[] = ['america', 'africa', 'middle_east', 'asia'];
export const TYPES = ['architecture', 'ceramics', 'jewellery', 'sculpture', 'weapons'];
export const SPECIALS = ['stand-alone', 'gold', 'fragments', 'cursed', 'manuscript'];
export const RANKS = [...TYPES, ...SPECIALS];
export const MARKERS: Marker[] = [
  'museum',
  'ship',
  'africa worker',
  'asia worker',
  'america worker',
  'middle_east worker',
];
export const CITIES = ['paris', 'london', 'berlin', 'new york'];
export const ARCHAEOLOGISTS = ['andersson', 'carter', 'judd', 'morley'];
export const ON_BOARD = -1;
export const IN_BOX = -2;
const WITH_CARD = ['sell', 'load', 'show', 'keep'];
const WITH_SITE = ['hut', 'research', 'hire', 'hire two', 'ship', 'exhibit'];
const WITH_MARKER = ['pay', 'take', 'give'];

export function siteOf(card: string): Site {
  return card.split(' ')[0] as Site;
}

export function rankOf(card: string): string {
  return card.slice(card.indexOf(' ') + 1);
}

export function cardName(site: string, rank: string): string {
  return `${site} ${rank}`;
}

/** The place of a card in the lists of the rules: site by site, type by type. */
export function cardOrder(card: string): number {
  return SITES.indexOf(siteOf(card)) * RANKS.length + RANKS.indexOf(rankOf(card));
}

export function markerOrder(marker: string): number {
  return MARKERS.indexOf(marker as Marker);
}

/** What a notation says, as the server's `parts` would. */
export function readMove(notation: string): Parts {
  const word = [...WITH_SITE].reverse().find((one) => notation.startsWith(`${one} `));
  if (word && SITES.includes(notation.slice(word.length + 1) as Site))
    return { do: word.replace(' ', '-'), site: notation.slice(word.length + 1) };
  const [verb = '', ...rest] = notation.split(' ');
  const what = rest.join(' ');
  if (WITH_CARD.includes(verb) && rest.length === 2)
    return { do: verb, site: siteOf(what), card: rankOf(what) };
  if (WITH_MARKER.includes(verb)) return { do: verb, marker: what };
  if (verb === 'produce') return { do: verb, tile: what };
  if (verb === 'role' || verb === 'change') return { do: verb, role: what };
  if (verb === 'buy') return { do: verb, place: Number(what) };
  if (verb === 'gold') return { do: verb, site: rest[0] ?? '', place: Number(rest[1]) };
  return { do: notation.replace(' ', '-') };
}

/** The site whose worker this marker is, if it is one. */
export function workerSite(marker: string): Site | null {
  return marker.endsWith(' worker') ? (marker.slice(0, -' worker'.length) as Site) : null;
}

/** The marker that an action asks for. */
export function markerOf(action: string, site: Site): Marker {
  if (action === 'ship') return 'ship';
  return action.startsWith('hire') ? `${site} worker` : 'museum';
}
