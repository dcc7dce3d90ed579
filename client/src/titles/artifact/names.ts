// The things of the game by the engine's names, and what a name is made of.
import type { Artifact } from '../../lib/schema';
import type { Session } from '../../lib/session.svelte';

export type View = Artifact.View;
export type Edition = Artifact.Edition;
export type Table = Session<View, Edition>;
export type Site = 'africa' | 'asia' | 'america' | 'middle_east';
export type Marker = keyof Artifact.Markers;
export type Type = (typeof TYPES)[number];

export const SITES: Site[] = ['africa', 'asia', 'america', 'middle_east'];
/** As on a map, from west to east. */
export const WEST_TO_EAST: Site[] = ['america', 'africa', 'middle_east', 'asia'];
export const TYPES = ['architecture', 'ceramics', 'jewellery', 'sculpture', 'weapons'] as const;
export const SPECIALS = ['stand-alone', 'gold', 'fragments', 'cursed', 'manuscript'];
export const RANKS: string[] = [...TYPES, ...SPECIALS];
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

/** The cards of your hand in this order, each kind once. */
export function cardsOf(table: Table): string[] {
  return Object.keys(table.settled.hand).sort((one, other) => cardOrder(one) - cardOrder(other));
}

/** The roles of a player. */
export function rolesOf(view: View, seat: number): string[] {
  const roles = [view.cities[seat], view.archaeologists[seat]];
  return roles.filter((role) => role !== undefined && role !== 'none');
}

export function markerOrder(marker: string): number {
  return MARKERS.indexOf(marker as Marker);
}

/** The site whose worker this marker is, if it is one. */
export function workerSite(marker: string): Site | null {
  return marker.endsWith(' worker') ? (marker.slice(0, -' worker'.length) as Site) : null;
}
