// Sentences that several parts of the table need.
import { readMove, type Table } from './names';

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

/** A staged part as the path shows it. */
export function told(table: Table, notation: string): string {
  const parts = readMove(notation);
  return table.say(`move-${parts.do}`, parts);
}

const GROUPS = ['show', 'load', 'take', 'keep'];

/** The way through an action so far; cards and markers of one question are counted together. */
export function pathOf(table: Table): string[] {
  const path: string[] = [];
  for (const verb of new Set(table.staged.map((one) => String(readMove(one).do)))) {
    const parts = table.staged.filter((one) => readMove(one).do === verb);
    const first = parts[0] ?? '';
    if (parts.length > 1 && GROUPS.includes(verb))
      path.push(table.say(`path-${verb}`, { count: parts.length }));
    else path.push(told(table, first));
  }
  return path;
}
