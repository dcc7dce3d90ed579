import { describe, expect, it } from 'vitest';
import type { Messages } from '../../lib/schema';
import { settings } from '../../lib/settings.svelte';
import { pictureName } from './art/pictures';
import {
  columns,
  cubes,
  faces,
  inPlace,
  neighbour,
  outOfSight,
  price,
  requirement,
  together,
  type Action,
  type Card,
  type Edition,
  type Laid,
  type View,
} from './cards';
import { placesIn, type Pressed } from './places';
import { flights, points } from './play';
import { bonusWords, dieWords, effectWords, money, type Say } from './words';

const say: Say = (message, values = {}) => `${message} ${Object.values(values).join(' ')}`.trim();

describe('cards', () => {
  it('shows what faces an action takes as a card prints it', () => {
    expect(requirement([1, 2, 3, 4, 5, 6])).toBe('any');
    expect(requirement([2, 3, 4, 5, 6])).toBe('2+');
    expect(requirement([1, 2, 3])).toBe('3-');
    expect(requirement([6])).toBe('6');
    expect(requirement([1, 3, 5])).toBe('1/3/5');
    expect(requirement([2, 3])).toBe('2/3');
  });

  it('keeps its place in the market while others come and go', () => {
    const cards = (...ids: string[]) => ids.map((id) => ({ id }) as Card);
    const names = (before: string[], ...ids: string[]) =>
      inPlace(before, cards(...ids)).map((card) => card?.id ?? '');
    expect(names([], 'a', 'b', 'c')).toEqual(['a', 'b', 'c']);
    expect(names(['a', 'b', 'c'], 'a', 'c')).toEqual(['a', '', 'c']); // bought, not refilled yet
    expect(names(['a', '', 'c'], 'a', 'aa', 'c')).toEqual(['a', 'aa', 'c']);
    expect(names(['c', 'a', 'a'], 'a', 'b', 'c')).toEqual(['c', 'a', 'b']); // a card that lay twice
  });

  it('lies where the log has put it', () => {
    const edition = { card: ['a', 'b', 'c', 'd'].map((id) => ({ id, type: 'A' })) } as Edition;
    let pressed: Pressed[] = [];
    const places = (...told: string[]) => {
      const log = told.map((one, ply) => {
        const [word, card] = one.split(' ');
        if (word === 'back') return { ply, actor: 0, back: Number(card) };
        return { ply, actor: 0, parts: { do: word, card } };
      });
      return placesIn(log as Messages.Event[], edition, pressed).A;
    };
    const three = ['reveal b', 'reveal c', 'reveal b'];
    expect(places(...three)).toEqual(['b', 'c', 'b']);
    expect(places(...three, 'buy c')).toEqual(['b', '', 'b']);
    expect(places(...three, 'buy c', 'reveal a')).toEqual(['b', 'a', 'b']);
    expect(places(...three, 'buy b', 'reveal a')).toEqual(['b', 'c', 'a']); // of equal ones the last
    expect(places(...three, 'buy b', 'reveal a', 'back 3', 'buy c', 'reveal d')).toEqual([
      'b',
      'd',
      'b',
    ]);
    pressed = [{ ply: 3, actor: 0, card: 'b', place: 0 }];
    expect(places(...three, 'buy b')).toEqual(['', 'c', 'b']); // the one that was pressed
    expect(places(...three, 'buy c')).toEqual(['b', '', 'b']);
  });

  it('needs every column from the leftmost to the rightmost', () => {
    const at = (column: number) => ({ row: 'top' as const, column });
    expect(columns([at(0), at(2)], [at(-1)])).toEqual([-1, 0, 1, 2]);
    expect(columns([])).toEqual([]);
  });

  it('tells how many columns are out of sight', () => {
    expect(outOfSight(4, 0, 360, 360)).toEqual({ left: 0, right: 0 });
    expect(outOfSight(6, 0, 360, 540)).toEqual({ left: 0, right: 2 });
    expect(outOfSight(6, 90, 360, 540)).toEqual({ left: 1, right: 1 });
  });

  it('tells a free place by the card beside it', () => {
    const laid = (card: string, row: Laid['row'], column: number) => ({
      card,
      row,
      column,
      level: 1,
    });
    const cards = [laid('a', 'top', 0), laid('b', 'top', 1)];
    expect(neighbour(cards, { row: 'top', column: -1 })).toEqual({ side: 'left', card: 'a' });
    expect(neighbour(cards, { row: 'top', column: 2 })).toEqual({ side: 'right', card: 'b' });
    expect(neighbour(cards, { row: 'bottom', column: 1 })).toEqual({ side: 'below', card: 'b' });
    expect(neighbour(cards, { row: 'bottom', column: 3 }).side).toBe('none');
  });

  it('lowers the price only while a purchase is open, and not below nothing', () => {
    const card = { cost: { dollars: 3, scrolls: 1 } } as Card;
    const cost = (step: string, stake: number) => price({ step, stake } as View, card);
    expect([cost('buying', 0), cost('buying', 2), cost('buying', 5)]).toEqual([3, 1, 0]);
    expect(cost('selling', 2)).toBe(3);
  });

  it('counts cubes and dice', () => {
    expect(cubes([0, 2, 0, -1], 3)).toEqual([2, 0, 1]);
    expect(faces([0, 2, 0, 0, 0, 1])).toEqual([2, 2, 6]);
  });

  it('puts actions that do the same together, and only those', () => {
    const find = (die: string): Action => ({ die, do: 'find' });
    const buy: Action = { die: 'any', do: 'buy', discount: 1 };
    expect(together([find('1'), find('3+'), buy]).map((group) => group.length)).toEqual([2, 1]);
  });
});

describe('drawings', () => {
  it('are found for every copy and for cards of other editions', () => {
    expect(pictureName('a-jungle-expedition#2')).toBe('jungle-expedition');
    expect(pictureName('museum-wing')).toBe('museum-wing');
    expect(pictureName('x-lagoon', 'expedition', 'gem')).toBe('mountain-expedition');
    expect(pictureName('x-tram', 'vehicle')).toBe('vehicle');
    expect(pictureName('x-unheard-of')).toBe('building');
  });
});

describe('words', () => {
  it('sets sums as the language does', () => {
    const said = ['en', 'fr', 'de'].map((language) => {
      settings.language = language;
      return money(6);
    });
    settings.language = 'en';
    expect(said).toEqual(['$6', '6\u00a0$', '6\u00a0$']);
  });

  it('tells requirements', () => {
    expect(['any', '4', '4+', '4-', '1/3'].map((die) => dieWords(say, die))).toEqual([
      'needs-any',
      'needs-exactly 4',
      'needs-up 4',
      'needs-down 4',
      'needs-one-of 1, 3',
    ]);
  });

  it('tells effects and bonuses with their numbers', () => {
    expect(effectWords(say, { die: 'any', do: 'find' }, 'gem')).toBe('brings-find gem');
    const counted: Action = {
      die: '1',
      do: 'gain',
      dollars: 1,
      per: 'underwater',
      each: 2,
      max: 3,
    };
    expect(effectWords(say, counted)).toBe('brings-gain-underwater 1 2 3');
    expect(bonusWords(say, { is: 'dive_plus', n: 3 })).toBe('is-dive-plus 3');
    const library = { is: 'rep_adjacent', name: 'Desert', each: 1, max: 1 } as const;
    expect(bonusWords(say, library)).toBe('is-rep-named 1 1 Desert');
  });
});

describe('play', () => {
  const event = (parts: Record<string, string | number>, actor = 1) => ({ ply: 3, actor, parts });

  it('lets a die fly to the place, however the card is shown', () => {
    const found = flights(event({ do: 'place', face: 4, card: 'b-docks', action: 1 }), 0);
    expect(found.map((flight) => flight.to)).toContain('slot 1 b-docks 1');
    expect(new Set(found.map((flight) => flight.from))).toEqual(new Set(['die 4']));
  });

  it('lets a new card come from its pile', () => {
    expect(flights(event({ do: 'reveal', card: 'c-zeppelin' }, -1), 0)).toEqual([
      { from: 'pile C', to: 'market c-zeppelin', piece: 'market c-zeppelin' },
    ]);
    expect(flights({ ply: 1, actor: 0, back: 0 }, 0)).toEqual([]);
  });

  it('counts reputation as points', () => {
    expect(points({ reputation: [3, 7] } as never)).toEqual([3, 7]);
  });
});
