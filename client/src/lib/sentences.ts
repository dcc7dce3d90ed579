// What happened and what is not allowed, as whole sentences; the twin of digsite.locales.sentences.
import { CHANCE, NOBODY } from './actors';
import type { Messages } from './schema';
import { texts, type Values } from './texts.svelte';

/** “Ada digs a coin.”, to Ada “You dig a coin.” */
export function tell(
  title: string,
  event: Messages.Event,
  names: string[],
  viewer: number,
): string {
  if (event.back !== undefined)
    return texts.say(title, 'did-take-back', named({ player: event.actor }, names, viewer));
  const player = event.actor === CHANCE ? (event.seat ?? NOBODY) : event.actor;
  const message = messageOf(title, event);
  const values: Values = message
    ? { ...event.parts, player }
    : { player, notation: event.notation ?? '' };
  return sentence(texts.say(title, message ?? 'did-anything', named(values, names, viewer)));
}

/** What happened in one action, as one sentence: “Ben digs a thief, robs you and steals a coin.” */
export function tellAll(
  title: string,
  events: Messages.Event[],
  names: string[],
  viewer: number,
): string {
  let text = '';
  events.forEach((event, at) => {
    const before = events[at - 1];
    const message = before && follows(title, before, event);
    if (!before || !message) text = `${text} ${tell(title, event, names, viewer)}`.trim();
    else {
      const values = named({ ...event.parts, player: before.seat ?? NOBODY }, names, viewer);
      text = `${text.replace(/\.$/, '')}${texts.say(title, message, values)}.`;
    }
  });
  return text;
}

/** The text that runs on after what happened before; none, if a sentence of its own is due. */
export function follows(title: string, before: Messages.Event, event: Messages.Event): string {
  if (event.back !== undefined || before.back !== undefined) return '';
  if (event.seat !== before.seat && event.seat !== NOBODY) return '';
  if (isElsewhere(before, event)) return '';
  const endings = [`-after-${before.parts?.do ?? ''}`, '-then'];
  for (const message of messages(event))
    for (const ending of endings) if (texts.can(title, message + ending)) return message + ending;
  return '';
}

/** Whether chance goes on at another site: the sentence has named only the first one. */
function isElsewhere(before: Messages.Event, event: Messages.Event): boolean {
  const isChance = before.actor === CHANCE && event.actor === CHANCE;
  return isChance && before.parts?.site !== event.parts?.site;
}

/** Why something cannot be done now, ending in its paragraph. */
export function explain(
  title: string,
  objection: Messages.Objection,
  names: string[],
  viewer: number,
): string {
  const message = `cannot-${objection.reason}`;
  const text = texts.can(title, message)
    ? texts.say(title, message, named({ ...objection.values }, names, viewer))
    : texts.say(title, 'cannot-anyhow', {
        what: objection.what,
        reason: objection.reason.replaceAll('-', ' '),
      });
  return texts.say(title, 'objection', {
    text: sentence(text),
    paragraph: objection.paragraph,
  });
}

/** What speaks for a way to decide: “It brings about $3 more at once.” */
export function giveReasons(
  title: string,
  reasons: Messages.Reason[],
  names: string[],
  viewer: number,
): string {
  if (reasons.length === 0) return '';
  const told = reasons.map(({ name, values }) =>
    texts.say(title, `why-${name}`, named({ ...values }, names, viewer)),
  );
  return texts.say(title, 'reasons', { why: told.join(' · ') });
}

/** A move as a button or a list shows it: “Sell 2 coins”, or its notation. */
export function describe(
  title: string,
  move: Messages.Move,
  names: string[],
  viewer: number,
): string {
  const message = `move-${move.parts.do}`;
  if (!texts.can(title, message)) return move.notation;
  return sentence(texts.say(title, message, named({ ...move.parts }, names, viewer)));
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

function messageOf(title: string, event: Messages.Event): string | null {
  return messages(event).find((one) => texts.can(title, one)) ?? null;
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

function named(values: Values, names: string[], viewer: number): Values {
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
