// Sentences that several parts of the table need.
import type { Decision } from '../../lib/decision.svelte';
import type { Messages } from '../../lib/schema';
import { texts } from '../../lib/texts.svelte';
import { rankOf, siteOf, type Edition, type Marker, type Table, type View } from './names';
import { absentSites, absentTypes, allTiles, type Tile } from './tiles';
import { spaces } from './tracks';

type Worth = Pick<Tile, 'prestige' | 'income'>;

export const RULE_OF_ROLE: Record<string, string> = {
  paris: '§15.4',
  london: '§15.5',
  berlin: '§15.6',
  'new york': '§15.7',
  andersson: '§15.8',
  carter: '§15.10',
  judd: '§15.11',
  morley: '§15.12',
};

export const RULE_OF_SPECIAL: Record<string, string> = {
  'stand-alone': '§14.2',
  gold: '§14.4',
  fragments: '§14.5',
  cursed: '§14.7',
  manuscript: '§14.10',
};

/** What a role allows. */
export function privilege(table: Table, role: string): string {
  const roles = table.edition?.roles;
  return table.say(`allows-${role.replace(' ', '-')}`, {
    coins: roles?.berlin_coins ?? 0,
    steps: roles?.carter_steps ?? 0,
  });
}

/** A part of a decision as a button or the path shows it. */
export function told(table: Table, move: Messages.Move): string {
  return table.say(`move-${move.parts.do}`, { ...move.parts });
}

/** A card by its name, as a heading. */
export function cardTitle(table: Table, card: string): string {
  return begun(table.say('card-title', { site: siteOf(card), card: rankOf(card) }));
}

/** An exhibition and what it is worth. */
export function tileLine(table: Table, { name, prestige, income }: Tile): string {
  return table.say('tile-line', { tile: name, prestige, income });
}

/** What an action at a site brings and costs, and what the next one of its kind would cost. */
export function deedWords(table: Table, notation: string): string {
  const { settled: view, edition, seat } = table;
  const deed = view.deeds[notation];
  const found = /^(research|hire two|hire|ship) (.*)$/.exec(notation);
  if (!deed || !found || !edition) return '';
  const [, word = '', site = ''] = found;
  const cards = view.cargo[seat]?.[site];
  const useless = word === 'ship' && cards === undefined; // there is nothing of one's own
  const brings = useless ? '' : table.say(`deed-${word.replace(' ', '-')}`, { cards: cards ?? 0 });
  if (useless || deed.price === 0) return brings;
  const row = spaces(deed.marker as Marker, view, edition);
  const after = row.find((space) => space.state === 'free')?.cost ?? 0;
  const { price } = deed;
  const costs = deed.joker
    ? table.say('deed-joker', { price })
    : table.say('deed-price', { price, after: word === 'hire two' ? 0 : after });
  return `${brings} ${costs}`;
}

/** What the turn asks for, by what can be done: a second action is named only where there is one. */
export function turnPrompt(legal: Messages.Move[]): string {
  const sorts = new Set(legal.map((move) => String(move.parts.do)));
  const end = sorts.has('pass') ? 'pass' : 'done';
  if ([...sorts].some((sort) => sort !== end && sort !== 'gold'))
    return end === 'pass' ? 'ask-act-or-pass' : 'ask-act';
  return sorts.has('gold') ? `ask-gold-or-${end}` : `ask-only-${end}`;
}

const PICKED = ['show', 'load', 'take', 'keep'];

/** The way through an action so far; what is picked at the question is in plain sight. */
export function pathOf({ table, parts }: Decision<View, Edition>): string[] {
  return parts
    .filter((move) => !PICKED.includes(String(move.parts.do)))
    .map((move) =>
      move.parts.do === 'pay' ? table.say('marker-name', { ...move.parts }) : told(table, move),
    );
}

/** What the exhibition that is being chosen is worth. */
export function stake(decision: Decision<View, Edition>): Worth | undefined {
  const { edition } = decision.table;
  const { do: word, tile } = decision.parts[0]?.parts ?? {};
  if (!edition) return undefined;
  const found =
    word === 'exhibit'
      ? edition.stand_alone_exhibition
      : word === 'produce' && allTiles(edition).find((one) => one.name === tile);
  return found ? { prestige: found.prestige, income: found.income } : undefined;
}

/** Which cards of an exhibition your hand lacks; how many, the server has counted. */
export function missing(table: Table, tile: Tile): string {
  const cards = table.settled.lacks[tile.name] ?? 0;
  if (cards === 0) return table.say('tile-can');
  if (tile.asks === 'type') return table.say('lacks-type', { cards, card: tile.what });
  if (tile.asks === 'site') return table.say('lacks-site', { cards, site: tile.what });
  if (tile.asks === 'three sites') {
    const sites = absentSites(table.settled).map((site) => table.say('site-name', { site }));
    return table.say('lacks-sites', { cards, list: texts.list(sites) });
  }
  const types = absentTypes(table.settled).map((card) => table.say('card-whole', { card }));
  return table.say('lacks-types', { cards, list: texts.list(types) });
}

/** The year as it is told: in words, and as short as can be. */
export function yearOf(table: Table) {
  const { settled: view, edition } = table;
  const { first = 0, last = 0 } = edition?.years ?? {};
  const starting = view.step === 'placing' || view.step === 'choosing';
  const year = String(first + view.year);
  /** Rounds that follow this one: none, once the end is announced. */
  const left = view.final_round ? 0 : Math.max(0, last - first - view.year);
  const label = starting ? table.say('start-up') : table.say('year-now', { year, left });
  return { starting, left, label, now: year };
}

/** A sentence begins with a capital letter. */
export function begun(text: string): string {
  return text.slice(0, 1).toUpperCase() + text.slice(1);
}

/** A reason as a sentence that ends in its paragraph. */
export function because(table: Table, text: string, paragraph: string): string {
  return table.say('objection', { text, paragraph });
}

/** Why something cannot be done now; there is always a sentence, whatever the server said. */
export async function reason(table: Table, notation: string): Promise<string> {
  if (table.held) return because(table, table.say('send-first'), '§5.1');
  const told = await table.why(notation);
  if (told) return told;
  if (table.over) return because(table, table.say('cannot-game-over'), '§12.5');
  const { actor } = table.settled;
  if (actor === table.seat) return because(table, table.say('cannot-not-now'), '§5.1');
  const seat = table.name(actor);
  return because(table, table.say('cannot-not-your-turn', { seat }), '§5.1');
}
