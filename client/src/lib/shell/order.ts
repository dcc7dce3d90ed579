// A new table as it is filled in on the form, and as it is asked for.
import type { Messages } from '../schema';

export interface SeatWish {
  who: string; // 'me', 'here', 'link', or the level of a program
  name: string;
}

export type Options = Record<string, string | string[]>;

/** Sensible at once: you against programs. */
export function seatsFor(
  count: number,
  before: SeatWish[],
  name: string,
  level: string,
): SeatWish[] {
  return Array.from(
    { length: count },
    (_, seat) => before[seat] ?? (seat === 0 ? { who: 'me', name } : { who: level, name: '' }),
  );
}

/** The seats as the server wants them; people who gave no name get one from `nobody`. */
export function seatOrders(seats: SeatWish[], nobody: (seat: number) => string) {
  return seats.map((wish, seat) => {
    if (wish.who === 'link') return { kind: 'open' as const };
    if (wish.who === 'me' || wish.who === 'here')
      return { kind: 'person' as const, name: wish.name.trim() || nobody(seat) };
    return { kind: 'bot' as const, level: wish.who };
  });
}

export function defaults(title: Messages.TitleCard): Options {
  return Object.fromEntries(title.options.map((option) => [option.name, option.default]));
}

/** The options that mean something at this table. */
export function applyingOptions(
  title: Messages.TitleCard | null,
  chosen: Options,
  seats: number,
): Messages.Option[] {
  return (title?.options ?? []).filter((option) => {
    if (option.seats.length > 0 && !option.seats.includes(seats)) return false;
    const [name = '', choice = ''] = option.needs.split(' ');
    return !option.needs || [chosen[name] ?? []].flat().includes(choice);
  });
}
