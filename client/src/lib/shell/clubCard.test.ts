import { render, screen } from '@testing-library/svelte';
import { beforeAll, expect, test } from 'vitest';
import { texts } from '../texts.svelte';
import ClubCard from './ClubCard.svelte';

beforeAll(() => texts.load('archaeology'));

test('the club counts the results of a game in what that game is played for', () => {
  const player = { name: 'Ada', rating: null, games: 1, wins: 1 };
  const results = [{ name: 'Ada', place: 1, score: 77 }];
  const games = [{ at: 0, title: 'archaeology', results }];
  render(ClubCard, { card: { player, against: [], games } as any, close: () => undefined });
  screen.getByText(/\(\$77\)/);
  expect(screen.queryByText(/77 points/)).toBeNull();
});
