import { describe, expect, it, vi } from 'vitest';
import { Decision } from '../../lib/decision.svelte';
import type { Artifact } from '../../lib/schema';
import { settings } from '../../lib/settings.svelte';
import { Choice } from './choice.svelte';
import {
  cardOrder,
  workerSite,
  ARCHAEOLOGISTS,
  CITIES,
  RANKS,
  SITES,
  type Edition,
  type Marker,
  type Table,
  type View,
} from './names';
import { flights } from './play';
import { DRAWINGS } from './art/drawings';
import { absentSites, absentTypes, alike, allTiles, incomeRow, tilesOf, typeTiles } from './tiles';
import { markersOf, moves, payingOrder, spaces, staged } from './tracks';
import { turnPrompt } from './words';

const edition = {
  tracks: { cost: [5, 5, 4, 4, 3, 3, 2, 2, 1, 1] },
  market: { coins: [7, 7, 6, 6, 5, 5, 4, 4, 3, 3] },
  income: { row: [8, 7, 7, 6, 6, 5, 5, 4, 4, 3, 3] },
  type_exhibitions: {
    tiles: [3, 4, 5].map((cards) => ({ cards, prestige: cards, income: cards - 2 })),
  },
  site_exhibitions: { tiles: [4, 5].map((cards) => ({ cards, prestige: cards, income: 2 })) },
  three_sites_exhibition: { cards: 3, prestige: 3, income: 1 },
  five_types_exhibition: { cards: 5, prestige: 6, income: 2 },
} as Edition;

const nothing: Artifact.Markers = {
  museum: 0,
  ship: 0,
  'africa worker': 0,
  'asia worker': 0,
  'america worker': 0,
  'middle_east worker': 0,
};

function view(changes: Partial<View>): View {
  const owners = Object.fromEntries(allTiles(edition).map((tile) => [tile.name, -1]));
  return { owners, mats: [nothing], tracks: nothing, ...changes } as View;
}

describe('names', () => {
  it('are in the order of the lists', () => {
    const cards = ['asia ceramics', 'africa manuscript', 'africa weapons'];
    expect(cards.sort((one, other) => cardOrder(one) - cardOrder(other))).toEqual([
      'africa weapons',
      'africa manuscript',
      'asia ceramics',
    ]);
  });

  it('tell whose worker a marker is', () => {
    expect(workerSite('middle_east worker')).toBe('middle_east');
    expect(workerSite('ship')).toBeNull();
  });
});

describe('the income row', () => {
  it('has its tiles at the right end, and the last free space is the income', () => {
    const row = incomeRow(view({}), edition);
    expect(row.map((space) => space.tile !== null)).toEqual([false, ...Array(10).fill(true)]);
    expect(row.find((space) => space.current)?.income).toBe(8);
  });

  it('closes up when tiles were produced or stay in the box', () => {
    const start = view({});
    const owners = { ...start.owners, '4 asia': -2, '5 asia': -2, 'three sites': 1 };
    const seen = view({ owners });
    expect(incomeRow(seen, edition).filter((space) => space.tile)).toHaveLength(7);
    expect(incomeRow(seen, edition).find((space) => space.current)?.income).toBe(6);
    expect(tilesOf(1, seen, edition).map((tile) => tile.name)).toEqual(['three sites']);
  });
});

describe('what a hand lacks', () => {
  const seen = view({
    hand: { 'asia ceramics': 2, 'africa gold': 1, 'america fragments': 1 },
    left_out: 'middle_east',
  });

  it('is told by the types of which there is none', () => {
    expect(absentTypes(seen)).toEqual(['architecture', 'jewellery', 'sculpture', 'weapons']);
  });

  it('is told by the sites in play, of which gold can show nothing', () => {
    expect(absentSites(seen)).toEqual(['africa']);
  });
});

describe('the prompt of a turn', () => {
  const legal = (...sorts: string[]) =>
    sorts.map((sort) => ({ key: 0, notation: sort, parts: { do: sort } }));

  it('names a second action only where there is one', () => {
    expect(turnPrompt(legal('research', 'gold', 'done'))).toBe('ask-act');
    expect(turnPrompt(legal('gold', 'done'))).toBe('ask-gold-or-done');
    expect(turnPrompt(legal('done'))).toBe('ask-only-done');
  });

  it('names an action only where there is one', () => {
    expect(turnPrompt(legal('sell', 'pass'))).toBe('ask-act-or-pass');
    expect(turnPrompt(legal('gold', 'pass'))).toBe('ask-gold-or-pass');
    expect(turnPrompt(legal('pass'))).toBe('ask-only-pass');
  });
});

describe('tiles of an owner', () => {
  const weapons = [3, 4, 5].map((cards) => ({ cards, prestige: 9, income: 0 }));
  const types = { ...edition.type_exhibitions, weapons };
  const mine = { ...edition, type_exhibitions: types } as Edition;

  it('have values of their own', () => {
    expect(typeTiles('weapons', mine).map((tile) => tile.prestige)).toEqual([9, 9, 9]);
    expect(typeTiles('ceramics', mine).map((tile) => tile.prestige)).toEqual([3, 4, 5]);
  });

  it('tell whether the values of a size are the same for all', () => {
    expect(alike([typeTiles('ceramics', mine), typeTiles('jewellery', mine)])).toBe(true);
    expect(alike([typeTiles('ceramics', mine), typeTiles('weapons', mine)])).toBe(false);
  });
});

describe('a track', () => {
  it('shows markers, the next price, and spaces that are never used', () => {
    const seen = view({
      tracks: { ...nothing, museum: 5 },
      mats: [{ ...nothing, museum: 2 }, { ...nothing, museum: 1 }, nothing],
    });
    const states = spaces('museum', seen, edition).map((space) => space.state);
    expect(states.slice(0, 6)).toEqual([...Array(5).fill('marker'), 'next']);
    expect(states.slice(6)).toEqual(['free', 'free', 'unused', 'unused']);
    expect(spaces('museum', seen, edition)[5]).toMatchObject({ cost: 3, coins: 5 });
  });

  it('has numbers of its own where an owner wrote them', () => {
    const own = { ...edition.tracks, ship: [9, 8], asia: [7, 6] };
    const mine = { ...edition, tracks: own } as Edition;
    const costs = (marker: Marker) => spaces(marker, view({}), mine).map((space) => space.cost);
    expect([costs('ship'), costs('asia worker')]).toEqual([own.ship, own.asia]);
    expect(costs('africa worker')).toEqual(edition.tracks.cost);
  });

  it('lays a mat out marker by marker', () => {
    expect(markersOf({ ...nothing, ship: 2, 'asia worker': 1 })).toEqual([
      'ship',
      'ship',
      'asia worker',
    ]);
  });
});

describe('who can pay', () => {
  const pays = (...markers: Marker[]) =>
    markers.map((marker) => ({ key: 0, notation: `pay ${marker}`, parts: { do: 'pay', marker } }));

  it('is the right marker first, then the jokers as they lie on a mat', () => {
    const prices = { museum: 6, ship: 6, 'asia worker': 3, 'africa worker': 6 };
    const given = pays('ship', 'africa worker', 'asia worker', 'museum');
    const sorted = payingOrder(given, prices).map((move) => move.parts.marker);
    expect(sorted).toEqual(['asia worker', 'museum', 'ship', 'africa worker']);
  });
});

describe('what is only staged', () => {
  const part = (notation: string) => {
    const [word = '', ...rest] = notation.split(' ');
    return { key: 0, notation, parts: { do: word, marker: rest.join(' ') } };
  };

  it('is marked on the mat: what would leave it, and what would come', () => {
    const mat = staged(['museum', 'museum', 'ship'], [part('pay museum'), part('take ship')]);
    expect(mat.map((one) => one.moves)).toEqual(['going', '', '', 'coming']);
    expect(mat.at(-1)?.marker).toBe('ship');
  });

  it('is marked on the tracks', () => {
    const row = (coming: number, going: number) =>
      [0, 1, 2, 3].map((place) => moves(place, 2, { coming, going }));
    expect(row(1, 0)).toEqual(['', '', 'coming', '']);
    expect(row(0, 1)).toEqual(['', 'going', '', '']);
  });
});

describe('flights', () => {
  const event = (parts: Record<string, string | number>, actor = 2) => ({
    ply: 1,
    actor,
    seat: 2,
    notation: '',
    parts,
    hidden: false,
  });

  it('lead from the deck to the site, and from the site to the hand', () => {
    expect(flights(event({ do: 'unearth', site: 'asia', card: 'gold' }, -1), 0)[0]).toMatchObject({
      from: 'deck-asia',
      to: 'find-asia gold',
    });
    expect(flights(event({ do: 'load', site: 'asia', card: 'gold' }), 0)[0]).toMatchObject({
      from: 'find-asia gold',
      to: 'hand-2',
    });
  });

  it('are none where nothing moves', () => {
    expect(flights(event({ do: 'pass' }), 0)).toEqual([]);
    expect(flights({ ply: 3, actor: 0, back: 1 }, 0)).toEqual([]);
  });
});

it('has a drawing of everything', () => {
  const names = [
    ...SITES,
    ...RANKS,
    ...CITIES,
    ...ARCHAEOLOGISTS,
    'museum',
    'ship',
    'worker',
    'hut',
  ];
  const tiles = allTiles(edition).map((tile) => tile.what || tile.asks);
  expect([...names, ...tiles].filter((name) => !DRAWINGS[name])).toEqual([]);
});

describe('an action', () => {
  it('is paid by the only marker that can, whoever began it', async () => {
    const begun: string[] = [];
    vi.spyOn(Decision.prototype, 'advance').mockImplementation(async (notation) => {
      begun.push(notation);
    });
    const pays = (...markers: string[]) => {
      const next = markers.map((marker) => ({ notation: `pay ${marker}`, parts: { do: 'pay' } }));
      const view = { any_order: [] };
      return { staged: [], view, trial: { next, view, complete: false } } as unknown as Table;
    };
    settings.forced = true;
    await new Choice(pays('museum')).advance('research asia');
    await new Choice(pays('museum', 'ship')).advance('research africa');
    expect(begun).toEqual(['research asia', 'pay museum', 'research africa']);
    vi.restoreAllMocks();
  });
});
