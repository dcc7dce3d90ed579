// The tables at which this browser has seats, and whether one of them waits for us.
import { get, post, Refusal, type Body } from '../http';
import { route } from '../route.svelte';
import type { Messages } from '../schema';
import { settings, type Remembered } from '../settings.svelte';
import { catalogue } from './catalogue.svelte';

export interface MyTable {
  kept: Remembered;
  card: Messages.TableCard | null; // null: not known yet, or not there any more
  gone: boolean;
  turn: boolean;
}

/** What the server knows of a table of ours now. */
export async function ask(kept: Remembered): Promise<MyTable> {
  const found: MyTable = { kept, card: null, gone: false, turn: false };
  const views = kept.seats.length > 0 ? kept.seats : [{ secret: undefined }];
  try {
    for (const { secret } of views) {
      const path = `/api/tables/${kept.id}/view?since=1000000`;
      const update = await get<Messages.Update>(path, secret);
      found.card = update.table;
      found.turn ||= update.legal.length > 0 && !update.table.seats[update.seat]?.level;
    }
  } catch (error) {
    found.gone = error instanceof Refusal && ['no-table', 'no-seat'].includes(error.code);
  }
  return found;
}

/** What this browser wants at every table is told to the new seats too. */
export async function carry(id: string, seats: Messages.SeatSecret[]): Promise<void> {
  const alone = seats.length === 1; // a screen for several is nobody's in particular
  const club =
    settings.club && alone && (await catalogue.load()).club ? { club: settings.club } : {};
  const wants = { ...(settings.confirm ? { confirm: true } : {}), ...club };
  if (Object.keys(wants).length === 0) return;
  for (const { seat, secret } of seats)
    await post(`/api/tables/${id}/seats/${seat}/settings`, wants, secret).catch(
      () => undefined, // it can be set later
    );
}

/** Ask for a new table, keep its secrets in this browser, and go there. */
export async function setUp(path: string, body: Body): Promise<void> {
  const made = await post<Messages.NewTable>(path, body);
  const { id, title, seats } = made.table;
  settings.remember({
    id,
    title,
    code: made.code,
    host: made.host,
    seats: made.secrets.map((one) => ({ ...one, name: seats[one.seat]?.name ?? '' })),
    at: Date.now(),
  });
  await carry(id, made.secrets);
  route.go(`/table/${id}`);
}

/** Whether nothing will happen at this table any more. */
export function isOver(card: Messages.TableCard | null): boolean {
  return ['over', 'abandoned'].includes(card?.status ?? '');
}

/** A table of ours at which nothing will happen any more, as it was seen before. */
export function finished(seen: MyTable[], kept: Remembered): MyTable | undefined {
  return seen.find((one) => one.kept.id === kept.id && (one.gone || isOver(one.card)));
}
