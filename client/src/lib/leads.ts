/** Whether this seat is ahead of all others; whoever shares the most does not lead. */
export function leads(points: number[], seat: number): boolean {
  const own = points[seat] ?? 0;
  return points.every((other, number) => number === seat || own > other);
}
