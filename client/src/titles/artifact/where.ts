// Where a move is pressed that has no button of its own: cards and markers that are picked first.

/** What leads to the move, as selectors of the board. */
export function where(notation: string): string[] {
  const [word = '', ...rest] = notation.split(' ');
  const thing = rest.join(' ');
  if (['take', 'load', 'show'].includes(word)) return [`[data-thing="${thing}"]`];
  if (word === 'keep') return [`[data-sort="keep"] [data-thing="${thing}"]`];
  if (word === 'sell') return [`[data-card="${thing}"]`];
  if (word === 'exhibit') return [`[data-card="${thing} stand-alone"]`];
  if (word === 'gold') return [`[data-card="${rest[0]} gold"]`];
  if (word === 'buy') return [`[data-place="market-${thing}"]`];
  return [`[data-instead="${notation}"]`];
}
