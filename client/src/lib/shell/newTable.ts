// A new table as it is filled in on the form, and as it is asked for.
import type { Messages } from '../schema';

export interface SeatDraft {
  who: string; // 'me', 'here', 'link', or the level of a program
  name: string;
}

export type Options = Record<string, string | string[]>;

/** Sensible at once: you against programs. */
export function seatsFor(
  count: number,
  before: SeatDraft[],
  name: string,
  level: string,
): SeatDraft[] {
  return Array.from(
    { length: count },
    (_, seat) => before[seat] ?? (seat === 0 ? { who: 'me', name } : { who: level, name: '' }),
  );
}

/** The seats as the server wants them; people may leave their name empty. */
export function seatRequests(seats: SeatDraft[]) {
  return seats.map((draft) => {
    if (draft.who === 'link') return { kind: 'open' as const };
    if (draft.who === 'me' || draft.who === 'here')
      return { kind: 'person' as const, name: draft.name.trim() };
    return { kind: 'bot' as const, level: draft.who };
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
