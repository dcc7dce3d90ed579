// The points of each seat over a game, from what the views tell.
import { SPECTATOR } from '../actors';
import { frames } from '../replay.svelte';
import { get } from '../http';
import type { Messages } from '../schema';

type Points = (view: any) => number[];

/**
 * For each move that stands the points of each seat. Where a seat's own view knows more of its points than
 * everybody's, its own is asked; the final scores come last.
 */
export async function curve(
  id: string,
  ply: number,
  result: Messages.Result,
  points: Points,
): Promise<number[][]> {
  const seen = await watched(id, SPECTATOR, points);
  for (const seat of result.scores.keys()) {
    const own = await lastView(id, seat, ply);
    if (points(own)[seat] === seen.at(-1)?.[seat]) continue;
    const better = await watched(id, seat, points);
    seen.forEach((row, index) => (row[seat] = better[index]?.[seat] ?? row[seat] ?? 0));
  }
  return [...seen.filter((row) => row.length > 0), result.scores];
}

async function watched(id: string, seat: number, points: Points): Promise<number[][]> {
  const rows: number[][] = [];
  for await (const page of frames(id, seat))
    for (const { event, view } of page.frames) {
      if (event?.back !== undefined) rows.splice(event.back + 1);
      else rows.push([...points(view)]);
    }
  return rows;
}

async function lastView(id: string, seat: number, ply: number): Promise<unknown> {
  const path = `/api/tables/${id}/replay?seat=${seat}&start=${ply}&count=1`;
  return (await get<Messages.Replay>(path)).frames[0]?.view;
}

/** That many of the rows, evenly spaced, always with the first and the last. */
export function sample<T>(rows: T[], most: number): { row: T; index: number }[] {
  const step = Math.max(1, (rows.length - 1) / (most - 1));
  const count = Math.min(rows.length, most);
  return Array.from({ length: count }, (_, number) => {
    const index = Math.min(rows.length - 1, Math.round(number * step));
    return { row: rows[index] as T, index };
  });
}

/** Heights that keep a distance, in the order they had. */
export function apart(heights: number[], distance: number, most: number): number[] {
  const order = heights.map((height, index) => ({ height, index }));
  order.sort((a, b) => a.height - b.height);
  let floor = 0;
  for (const one of order) {
    one.height = Math.max(one.height, floor);
    floor = one.height + distance;
  }
  let ceiling = most;
  for (const one of order.reverse()) {
    one.height = Math.min(one.height, ceiling);
    ceiling = one.height - distance;
  }
  const placed: number[] = [];
  for (const one of order) placed[one.index] = one.height;
  return placed;
}
