// The log as it is read: what repeats becomes one line, what was taken back is struck out.
import { CHANCE } from '../actors';
import { whose } from '../pace';
import type { Messages } from '../schema';

export interface LogLine {
  first: number; // the ply that it began with: its key
  event: Messages.Event; // the last one of those that it tells
  events: Messages.Event[]; // all of one action, told as one sentence
  times: number;
  struck: boolean;
  who: number; // the seat it speaks of, or NOBODY
  opens: boolean; // the one before spoke of somebody else
}

/** The plies whose decisions were taken back later. */
export function takenBack(events: Messages.Event[]): Set<number> {
  const gone = new Set<number>();
  const standing: number[] = [];
  for (const event of events) {
    if (event.back === undefined) standing.push(event.ply);
    else for (const ply of standing.splice(event.back)) gone.add(ply);
  }
  return gone;
}

/** The deal at the beginning is told player by player, not card by card; the rest as it was. */
function dealtInOrder(events: Messages.Event[]): Messages.Event[] {
  const end = events.findIndex((event) => event.parts?.do !== 'deal');
  const start = end < 0 ? events.length : end;
  const place = (event: Messages.Event) => whose(event) >>> 0; // the table's cards come last
  const dealt = events.slice(0, start).sort((one, other) => place(one) - place(other));
  return [...dealt, ...events.slice(start)];
}

type Follows = (before: Messages.Event, event: Messages.Event) => boolean;

export function logLines(
  events: Messages.Event[],
  follows: Follows = () => false,
  gone = takenBack(events),
): LogLine[] {
  const found: LogLine[] = [];
  let before = '';
  for (const event of dealtInOrder(events)) {
    const struck = gone.has(event.ply);
    const says = JSON.stringify({ ...event, ply: struck });
    const last = found.at(-1);
    if (last && last.times === 1 && last.struck === struck && follows(last.event, event)) {
      last.event = event;
      last.events.push(event);
    } else if (last && last.events.length === 1 && says === before) {
      last.times++;
      last.event = event;
    } else {
      const who = whose(event);
      const opens = last?.who !== who;
      found.push({ first: event.ply, event, events: [event], times: 1, struck, who, opens });
    }
    before = says;
  }
  return found;
}

/** Decisions without a turn of one's own: what a sandstorm asks of everybody, and doing nothing. */
const ANSWERS: unknown[] = ['discard', 'nothing'];

/** What happened after the last turn of this seat, without what was taken back. */
export function sinceLastTurn(seat: number, events: Messages.Event[]): Messages.Event[] {
  const gone = takenBack(events);
  const standing = events.filter((event) => event.back === undefined && !gone.has(event.ply));
  const own = standing.map(({ actor, parts }) => actor === seat && !ANSWERS.includes(parts?.do));
  const last = own.lastIndexOf(true);
  const fresh = standing.slice(last + 1);
  const others = fresh.some(({ actor }) => actor >= 0 && actor !== seat);
  return last >= 0 && others ? fresh : [];
}

/** Those that are news: that somebody's turn ended, the next one's line says. */
export function newsOf(lines: LogLine[]): LogLine[] {
  const isEnd = ({ parts }: Messages.Event) => parts?.do === 'end' && parts.outcome !== 'pass';
  return lines.filter((line) => !line.events.every(isEnd));
}

/** What was done to this seat: each such event, and what the same player did right after it. */
export function doneTo(seat: number, events: Messages.Event[]): Messages.Event[] {
  const found = new Set<Messages.Event>();
  events.forEach((event, at) => {
    const { do: what, seat: whom, from } = event.parts ?? {};
    const isLoss = event.actor === seat && what === 'discard';
    const isHarm = event.actor !== seat && (whom === seat || from === seat);
    if (seat < 0 || !(isLoss || isHarm)) return;
    found.add(event);
    const next = events[at + 1];
    if (isHarm && next && [event.actor, CHANCE].includes(next.actor)) found.add(next);
  });
  return [...found];
}
