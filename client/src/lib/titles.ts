// What a title brings along; loaded only when it is played.
import type { Component } from 'svelte';
import type { Messages } from './schema';
import type { Session } from './session.svelte';

/** From which place to which a piece flies; places are the `data-place` marks on the board. */
export interface Flight {
  from: string;
  to: string;
  piece?: string; // the `data-place` whose piece flies; without it, that of `from`
  fan?: boolean; // shown side by side with others before it is taken
}

export interface TitleModule {
  /** The whole table; it fills its parent. */
  Board: Component<{ table: Session<any, any> }>;
  /** How each player's points came about, shown under the places at the end of the game. */
  ScoreSheet: Component<{ table: Session<any, any> }>;
  /** Nothing is hidden from anybody: people at one screen need no curtain. */
  open?: boolean;
  /** The last round, or the phase that ends the game, has begun. */
  isLast: (view: any, edition: any) => boolean;
  /** The board shows what is staged as if it were done: it flies then, and not once more. */
  shown?: boolean;
  /** What moved, for the animation. */
  flights: (event: Messages.Event, seat: number) => Flight[];
  /** A move in words, where these depend on the table, or on how it stood then. */
  describe?: (table: Session<any, any>, move: Messages.Move, view?: any) => string;
  /** What a move brings or costs, in words, for lists. */
  effect?: (table: Session<any, any>, move: Messages.Move) => string;
  /** What leads to a move that has no button of its own, as selectors of the board. */
  where?: (notation: string) => string[];
  /** Each seat's points as far as the view tells them, for the chart over time. */
  points: (view: any) => number[];
}

const modules: Record<string, () => Promise<TitleModule>> = {
  archaeology: () => import('../titles/archaeology'),
  artifact: () => import('../titles/artifact'),
  'artifacts-inc': () => import('../titles/artifacts-inc'),
};

export function load(title: string): Promise<TitleModule> {
  const found = modules[title];
  return found ? found() : Promise.reject(new Error(`this page cannot show ${title}`));
}
