// What a table does for those who look at it, beside showing the board.
import { onDestroy } from 'svelte';
import { isCitation } from '../citation.svelte';
import type { Question } from '../decision.svelte';
import { forced } from '../habits';
import { ring, soundOf } from '../notifications';
import type { Messages } from '../schema';
import type { Session } from '../session.svelte';
import { settings } from '../settings.svelte';
import { steady } from '../steady';

const SEEN = 350; // milliseconds after which a step with one answer plays itself
const COLOURS = 5;

/** Bots begin when the board is drawn, forced steps play themselves, and seats have their players' colours. */
export function attend(
  table: Session<any, any>,
  root: () => HTMLElement | undefined,
  veiled: () => boolean,
): void {
  $effect(() => {
    if (root() && table.seat >= 0) requestAnimationFrame(table.drawn);
  });
  $effect(() => paint(table.seats));
  onDestroy(steady(document));
  onDestroy(forgetting(table));
  table.watch((update, before) => {
    if (before && settings.sound) hear(update, before);
    const step = settings.forced ? forced(update.legal) : null;
    if (step === null) return;
    const due = () => table.update === update && !table.busy && !veiled();
    setTimeout(async () => {
      if (due() && (await isForced(table, update)) && due()) void table.play(step);
    }, SEEN);
  });
}

/** Whether a step has but one answer, also where its parts may be picked in another order. */
async function isForced(table: Session<any, any>, { legal }: Messages.Update): Promise<boolean> {
  const { any_order: free = [] }: Partial<Question> = table.view;
  if (!free.includes(String(legal[0]?.parts.do))) return true;
  const told = await table.preview([]);
  if (!told) table.refusal = null; // the table has moved on
  return told !== null && forced(legal, told.next) !== null;
}

const LEAVES = ['pointerdown', 'keydown'];

/** Why something cannot be done is told until somebody does something else, or turns the screen. */
export function forgetting(table: Session<any, any>): () => void {
  const upright = matchMedia('(orientation: portrait)');
  const forget = (event: Event) => {
    if (leadsToRules(event)) return;
    table.note = '';
    const kept = event.target instanceof Element && event.target.closest('[data-banner]');
    if (!kept) table.refusal = null;
  };
  for (const leave of LEAVES) addEventListener(leave, forget, true);
  upright.addEventListener('change', forget);
  return () => {
    for (const leave of LEAVES) removeEventListener(leave, forget, true);
    upright.removeEventListener('change', forget);
  };
}

/** Whether somebody opens the paragraph that is cited, or is on the way to it by Tab. */
function leadsToRules(event: Event): boolean {
  const tabs = event instanceof KeyboardEvent && event.key === 'Tab';
  if (isCitation(event)) return !tabs;
  return tabs && document.querySelector('[data-cite]') !== null;
}

/** Dice, coins and storms as they happen, and the end. */
function hear(update: Messages.Update, before: Messages.Update): void {
  if (update.result && !before.result) return ring('win');
  const sounds = new Set(update.events.map((event) => soundOf(event.parts ?? {})));
  for (const sound of sounds) if (sound) ring(sound);
}

/** Give each seat the colour of whoever sits there; the returned function takes that back. */
function paint(seats: Messages.SeatCard[]): () => void {
  const { style } = document.documentElement;
  for (const { seat, colour } of seats)
    if (colour !== seat) style.setProperty(`--seat-${seat}`, `var(--hue-${colour % COLOURS})`);
  return () => {
    for (const { seat } of seats) style.removeProperty(`--seat-${seat}`);
  };
}
