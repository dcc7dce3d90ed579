/** Whether nobody is before this seat, and somebody is behind it. */
export function leads(points: number[], seat: number): boolean {
  const own = points[seat] ?? 0;
  return own === Math.max(...points) && own > Math.min(...points);
}
