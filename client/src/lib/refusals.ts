// What the server refuses, in the language of whoever reads it; the twin of digsite.locales.faults.
import type { Refusal } from './http';
import { explain, type Reader } from './sentences';
import { texts } from './texts.svelte';

/** Why a seat is refused: what the rules object where they do, else as `why` says. */
export function refusedTo(refusal: Refusal, reader: Reader): string {
  const { objection } = refusal.body;
  return objection ? explain(reader, objection) : why(refusal);
}

/** What a table says when it refuses something, as a whole sentence. */
export function refusalTold(refusal: Refusal, reader: Reader): string {
  const text = refusedTo(refusal, reader);
  if (refusal.body.objection) return text;
  const own = `refused-${refusal.code}`;
  return texts.can('', own) ? texts.say('', own) : texts.say('', 'refused', { text });
}

/** Why: in our words where we have some, else as the server says it. */
export function why(refusal: Refusal): string {
  const message = `refusal-${refusal.code}`;
  if (!texts.can('', message)) return refusal.message;
  const { fault, ...values } = refusal.values;
  if (fault !== undefined) values.why = texts.say('', `fault-${fault}`, values);
  return texts.say('', message, values);
}
