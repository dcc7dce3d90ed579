// What happened and what is not allowed, as whole sentences; the twin of digsite.locales.sentences.
import { CHANCE, NOBODY } from './actors';
import type { Messages } from './schema';
import { texts, type Values } from './texts.svelte';

const EACH = '-each'; // ends the names of texts about one thing of a list: “2 shards”
/** The reasons that speak against a way to decide. */
export const AGAINST = ['less-now', 'less-later', 'gives', 'risky', 'behind', 'less-likely'];
const CLOSE = 'close'; // itself says what a way is compared with

/** Whoever reads it: of which game, what everybody there is called, and who they are themselves. */
export interface Reader {
  title: string;
  names: string[];
  seat: number;
}

/** What happened in one action, as one sentence: “Ben offers 2 coins and takes a cup.”, to Ben “You
 * offer 2 coins and take a cup.” */
export function tellAll(reader: Reader, events: Messages.Event[]): string {
  const { title } = reader;
  let text = '';
  let last: Messages.Event | undefined;
  for (const run of runs(title, events)) {
    const event = run.at(-1) as Messages.Event;
    const message = last && follows(title, last, event);
    const values: Values = { ...event.parts, list: counted(title, run) };
    if (last && message) {
      values.player = last.seat ?? NOBODY;
      const more = texts.say(title, message, named(values, reader));
      text = `${text.replace(/\.$/, '')}${more}.`;
    } else text = `${text} ${opening(reader, event, values)}`.trim();
    last = event;
  }
  return text;
}

/** The sentence that an action begins with. */
function opening(reader: Reader, event: Messages.Event, values: Values): string {
  const { title } = reader;
  if (event.back !== undefined)
    return texts.say(title, 'did-take-back', named({ player: event.actor }, reader));
  values.player = event.actor === CHANCE ? (event.seat ?? NOBODY) : event.actor;
  values.notation = event.notation ?? '';
  const message = firstText(title, event, '') || 'did-anything';
  return sentence(texts.say(title, message, named(values, reader)));
}

/** The events, those together that are counted in one list. */
function runs(title: string, events: Messages.Event[]): Messages.Event[][] {
  const found: Messages.Event[][] = [];
  for (const event of events) {
    const last = found.at(-1);
    const before = last?.at(-1);
    if (last && before && follows(title, before, event).endsWith(EACH)) last.push(event);
    else found.push([event]);
  }
  return found;
}

/** Things of one sort, counted: “2 shards and a coin”; nothing, where there is no such text. */
function counted(title: string, run: Messages.Event[]): string {
  const found = new Map<string, { event: Messages.Event; count: number }>();
  for (const event of run) {
    const one = each(title, event, 1);
    found.set(one, { event, count: (found.get(one)?.count ?? 0) + 1 });
  }
  return texts.list([...found.values()].map(({ event, count }) => each(title, event, count)));
}

function each(title: string, event: Messages.Event, count: number): string {
  const message = firstText(title, event, EACH);
  return message && texts.say(title, message, { ...event.parts, count });
}

/** The most particular text about the event whose name ends so. */
function firstText(title: string, event: Messages.Event, ending: string): string {
  const found = messages(event).find((message) => texts.can(title, message + ending));
  return found === undefined ? '' : found + ending;
}

/**
 * The text that runs on after what happened before; none, if a sentence of its own is due.
 * What is counted with it in one list has the name of the text for each thing.
 */
export function follows(title: string, before: Messages.Event, event: Messages.Event): string {
  if (event.back !== undefined || before.back !== undefined) return '';
  if (event.seat !== before.seat && event.seat !== NOBODY) return '';
  if (isElsewhere(before, event)) return '';
  const last = before.parts?.do ?? '';
  const isSame = event.seat === before.seat && event.parts?.do === last;
  return (
    firstText(title, event, `-after-${last}`) ||
    (isSame && firstText(title, event, EACH)) ||
    firstText(title, event, '-then')
  );
}

/** Whether chance goes on at another site: the sentence has named only the first one. */
function isElsewhere(before: Messages.Event, event: Messages.Event): boolean {
  const isChance = before.actor === CHANCE && event.actor === CHANCE;
  return isChance && before.parts?.site !== event.parts?.site;
}

/** Why something cannot be done now, ending in its paragraph. */
export function explain(reader: Reader, objection: Messages.Objection): string {
  const { title } = reader;
  const message = `cannot-${objection.reason}`;
  const text = texts.can(title, message)
    ? texts.say(title, message, named({ ...objection.values }, reader))
    : texts.say(title, 'cannot-anyhow', {
        what: objection.what,
        reason: objection.reason.replaceAll('-', ' '),
      });
  const { paragraph } = objection;
  return texts.say(title, paragraph.startsWith('R') ? 'objection-ruling' : 'objection', {
    text: sentence(text),
    paragraph,
  });
}

/** What speaks for a way to decide and against it: “Compared with the best alternative, it brings
 * about $3 more as things stand, but depends more on luck.” A sentence for each comparison. */
export function giveReasons(reader: Reader, reasons: Messages.Reason[]): string {
  return runsOf(reasons)
    .map((alike) => {
      const [{ name, than }] = alike;
      const message = than === '' || name === CLOSE ? 'reasons' : `reasons-${than}`;
      return texts.say(reader.title, message, { why: joinedReasons(reader, alike) });
    })
    .join(' ');
}

type Run = [Messages.Reason, ...Messages.Reason[]];

/** The reasons in groups: neighbours that compare with the same thing belong together. */
function runsOf(reasons: Messages.Reason[]): Run[] {
  const found: Run[] = [];
  for (const reason of reasons) {
    const last = found.at(-1);
    if (last?.[0].than === reason.than) last.push(reason);
    else found.push([reason]);
  }
  return found;
}

/** One after the other: “… and …” where they agree, “…, but …” where not. */
function joinedReasons(reader: Reader, reasons: Messages.Reason[]): string {
  const { title } = reader;
  let text = '';
  let wasAgainst = false;
  for (const { name, values } of reasons) {
    const why = texts.say(title, `why-${name}`, named({ ...values }, reader));
    const isAgainst = AGAINST.includes(name);
    const joint = isAgainst === wasAgainst ? 'reasons-and' : 'reasons-but';
    text = text ? texts.say(title, joint, { text, why }) : why;
    wasAgainst = isAgainst;
  }
  return text;
}

/** A move as a button or a list shows it: “Sell 2 coins”, or its notation. */
export function describe(reader: Reader, move: Messages.Move): string {
  const message = `move-${move.parts.do}`;
  if (!texts.can(reader.title, message)) return move.notation;
  return sentence(texts.say(reader.title, message, named({ ...move.parts }, reader)));
}

/** What a seat is called: programs have names too, so that two of them are told apart, and people
 * who gave none get one in the reader's own language. */
export function seatName({ kind, seat, name, level }: Messages.SeatCard): string {
  if (kind === 'open') return texts.say('', 'seat-free');
  if (kind === 'bot' && (!name || name === level)) return texts.say('', `bot-name-${seat % 5}`);
  return name || texts.say('', seat === 0 ? 'name-me' : 'name-number', { number: seat + 1 });
}

export function nameOf(seat: number, names: string[]): string {
  return names[seat] || texts.say('', seat < 0 ? 'nobody' : 'seat-number', { number: seat });
}

/** The names of texts that could tell of the event, the most particular one first. */
function messages(event: Messages.Event): string[] {
  const base = `did-${event.parts?.do ?? ''}`;
  const endings = Object.entries(event.parts ?? {})
    .filter(([name]) => name !== 'do')
    .map(([, value]) => `-${value}`);
  if (event.hidden) endings.push('-hidden');
  if (event.seat === NOBODY) endings.push('-table');
  return [...endings.map((ending) => base + ending), base];
}

function named(values: Values, { names, seat: viewer }: Reader): Values {
  for (const gap of ['seat', 'player', 'starter']) {
    const seat = values[gap];
    if (typeof seat !== 'number') continue;
    values[gap] = nameOf(seat, names);
    values[`${gap}-is`] = seat === viewer && viewer >= 0 ? 'you' : 'other';
  }
  return values;
}

function sentence(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}
