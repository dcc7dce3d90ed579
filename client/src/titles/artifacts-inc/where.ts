// Where a move is pressed that has no button of its own: dice, places for them, and artifacts.

/** What leads to the move, as selectors of the board; the first that is there counts. */
export function where(notation: string): string[] {
  const [word = '', first = '', ...rest] = notation.split(' ');
  if (word === 'place')
    return [
      `.board:has([data-die="${first}"][aria-pressed="true"]) [data-slot="${rest.join(' ')}"]`,
      `[data-die="${first}"]`,
    ];
  if (word === 'add' || word === 'give')
    return [`[data-pick="${first}"]:not([aria-pressed="true"])`];
  return [];
}
