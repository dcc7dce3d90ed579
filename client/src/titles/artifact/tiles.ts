// Exhibition tiles: what is printed on them, and where they lie.
import type { Artifact } from '../../lib/schema';
import {
  IN_BOX,
  ON_BOARD,
  SITES,
  TYPES,
  rankOf,
  siteOf,
  type Edition,
  type Site,
  type Type,
  type View,
} from './names';

export interface Tile {
  name: string;
  asks: 'type' | 'site' | 'three sites' | 'five types';
  what: string; // the type or the site
  cards: number;
  prestige: number;
  income: number;
}

/** The tiles of one type, smallest first; an edition may print some of its own for it. */
export function typeTiles(type: Type, edition: Edition): Tile[] {
  const { [type]: own, tiles = [] } = edition.type_exhibitions;
  return named(own ?? tiles, 'type', type);
}

/** The tiles of one site, smallest first. */
export function siteTiles(site: Site, edition: Edition): Tile[] {
  const { [site]: own, tiles = [] } = edition.site_exhibitions;
  return named(own ?? tiles, 'site', site);
}

function named(tiles: Artifact.Tile[], asks: 'type' | 'site', what: string): Tile[] {
  return tiles.map((tile) => ({ ...tile, name: `${tile.cards} ${what}`, asks, what }));
}

export function mixedTiles(edition: Edition): Tile[] {
  const printed = ({ cards, prestige, income }: Artifact.SingleTile) => ({
    cards,
    prestige,
    income,
    what: '',
  });
  return [
    { ...printed(edition.three_sites_exhibition), name: 'three sites', asks: 'three sites' },
    { ...printed(edition.five_types_exhibition), name: 'five types', asks: 'five types' },
  ];
}

export function allTiles(edition: Edition): Tile[] {
  return [
    ...TYPES.flatMap((type) => typeTiles(type, edition)),
    ...SITES.flatMap((site) => siteTiles(site, edition)),
    ...mixedTiles(edition),
  ];
}

/** The spaces of the income row, free ones first; the tiles lie at its right end. */
export function incomeRow(
  view: View,
  edition: Edition,
): { income: number; tile: Tile | null; current: boolean }[] {
  const tiles = allTiles(edition).filter(
    (tile) => tile.asks !== 'type' && view.owners[tile.name] === ON_BOARD,
  );
  const free = edition.income.row.length - tiles.length;
  return edition.income.row.map((income, space) => ({
    income,
    tile: space < free ? null : (tiles[space - free] ?? null),
    current: space === free - 1,
  }));
}

/** Whether tiles that ask for as many cards have the same values, whatever the type or site. */
export function alike(sets: Tile[][]): boolean {
  const worth = (tiles: Tile[]) => tiles.map((tile) => `${tile.prestige} ${tile.income}`).join();
  return new Set(sets.map(worth)).size === 1;
}

/** The tiles in front of a player. */
export function tilesOf(seat: number, view: View, edition: Edition): Tile[] {
  return allTiles(edition).filter((tile) => view.owners[tile.name] === seat);
}

/** How many exhibitions of a single artifact a player has. */
export function standsOf(seat: number, view: View): number {
  return SITES.reduce((sum, site) => sum + (view.stands[seat]?.[site] ?? 0), 0);
}

export function takesPart(tile: Tile, view: View): boolean {
  return view.owners[tile.name] !== IN_BOX;
}

/** The types of which your hand holds no artifact. */
export function absentTypes(view: View): string[] {
  const held = Object.keys(view.hand).map(rankOf);
  return TYPES.filter((type) => !held.includes(type));
}

/** The sites in play of which your hand holds nothing that could be shown. */
export function absentSites(view: View): Site[] {
  const held = Object.keys(view.hand)
    .filter((card) => [...TYPES, 'fragments'].includes(rankOf(card)))
    .map(siteOf);
  return SITES.filter((site) => site !== view.left_out && !held.includes(site));
}
