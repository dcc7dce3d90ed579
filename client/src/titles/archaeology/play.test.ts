import { describe, expect, it } from 'vitest';
import type { Messages } from '../../lib/schema';
import { flights, points } from './play';

function event(parts: Messages.Event['parts'], seat = 1, actor = seat): Messages.Event {
  return { ply: 1, actor, seat, parts };
}

describe('flights', () => {
  it('bring a dug treasure to its owner, face-up only there', () => {
    expect(flights(event({ do: 'dig', kind: 'coin' }, 1, -1), 1)).toEqual([
      { from: 'site', to: 'hand-coin', piece: 'face-coin' },
    ]);
    expect(flights(event({ do: 'dig' }, 1, -1), 0)).toEqual([
      { from: 'site', to: 'player-1', piece: 'face-back' },
    ]);
    expect(flights(event({ do: 'dig', card: 'thief' }, 1, -1), 1)).toEqual([
      { from: 'site', to: 'site-found', piece: 'site-found' },
    ]);
  });

  it('lead a theft from the victim to the thief', () => {
    const theft = event({ do: 'steal', kind: 'map', from: 0 }, 1, -1);
    expect(flights(theft, 0)).toEqual([{ from: 'hand-map', to: 'player-1', piece: 'face-map' }]);
    expect(flights(theft, 1)).toEqual([{ from: 'player-0', to: 'hand-map', piece: 'face-map' }]);
    expect(flights(event({ do: 'steal', from: 0 }, 1, -1), -1)).toEqual([
      { from: 'player-0', to: 'player-1', piece: 'face-back' },
    ]);
  });

  it('name the victim of an old theft, whoever was robbed since', () => {
    const older = event({ do: 'steal', from: 2 }, 1, -1);
    flights(event({ do: 'rob', seat: 0 }), 0);
    expect(flights(older, 0)).toEqual([{ from: 'player-2', to: 'player-1', piece: 'face-back' }]);
  });

  it('spend maps for a chamber and empty it', () => {
    expect(flights(event({ do: 'explore', chamber: 'small' }), 1)).toEqual([
      { from: 'hand-map', to: 'chamber-small', piece: 'face-map' },
    ]);
    expect(flights(event({ do: 'find', kind: 'cup' }, 1, -1), 1)).toEqual([
      { from: 'pyramid', to: 'hand-cup', piece: 'face-cup', fan: true },
    ]);
  });

  it('go to the marketplace, from it, and to the sold sets', () => {
    const to = (parts: Messages.Event['parts'], eyes: number) => flights(event(parts), eyes)[0];
    expect(to({ do: 'offer', kind: 'cup' }, 1)).toMatchObject({
      from: 'hand-cup',
      to: 'market-cup',
    });
    expect(to({ do: 'discard', kind: 'cup' }, 2)).toMatchObject({
      from: 'player-1',
      to: 'market-cup',
    });
    expect(to({ do: 'take', kind: 'cup' }, -1)).toMatchObject({
      from: 'market-cup',
      to: 'player-1',
    });
    expect(to({ do: 'sell', kind: 'cup', size: 2 }, 1)).toMatchObject({
      from: 'hand-cup',
      to: 'sets-1',
    });
    expect(flights(event({ do: 'deal', kind: 'cup' }, -1, -1), 0)).toMatchObject([
      { from: 'site', to: 'market-cup' },
    ]);
  });

  it('are none where nothing moves', () => {
    expect(flights(event({ do: 'end' }), 1)).toMatchObject([]);
    expect(flights({ ply: 3, actor: 0, back: 2 }, 1)).toMatchObject([]);
  });
});

it('points are the money', () => {
  expect(points({ money: [3, 5] } as never)).toEqual([3, 5]);
});
