// The numbers of the original edition, as far as the tests need them.
import type { Edition } from './kinds';

const source = { source: '', confidence: 'printed' };

export const edition: Edition = {
  title: 'archaeology',
  name: 'printed',
  treasures: {
    ...source,
    shard: { copies: 18, trading: 1, selling: [1, 2, 3, 4, 15] },
    parchment: { copies: 16, trading: 1, selling: [1, 2, 3, 10] },
    coin: { copies: 14, trading: 2, selling: [2, 5, 10, 18, 30] },
    talisman: { copies: 8, trading: 3, selling: [3, 7, 14, 24, 40] },
    cup: { copies: 6, trading: 2, selling: [2, 15] },
    map: { copies: 6, trading: 3, selling: [3] },
    mask: { copies: 4, trading: 4, selling: [4, 12, 26, 50] },
  },
  hazards: { ...source, thieves: 8, sandstorms: { '2': 6, '3': 5, '4': 4 } },
  setup: { ...source, hand: 4, market: 5 },
  chambers: {
    ...source,
    small: { maps: 1, cards: 3 },
    medium: { maps: 2, cards: 5 },
    large: { maps: 3, cards: 7 },
  },
};
