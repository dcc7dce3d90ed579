// What this browser remembers: how things look and sound, and at which tables we sit.
export interface Remembered {
  id: string;
  title: string;
  code: string | null;
  host: string | null;
  seats: { seat: number; secret: string; name: string }[];
  at: number;
}

type Theme = 'system' | 'light' | 'dark';

export function stored<T>(key: string, otherwise: T): T {
  try {
    const text = localStorage.getItem(`digsite.${key}`);
    return text === null ? otherwise : (JSON.parse(text) as T);
  } catch {
    return otherwise; // unreadable or forbidden: begin anew
  }
}

export function store(key: string, value: unknown): void {
  try {
    localStorage.setItem(`digsite.${key}`, JSON.stringify(value));
  } catch {
    // A browser that remembers nothing can still play.
  }
}

class Settings {
  name = $state(stored('name', ''));
  chosen = $state(stored('lang', '')); // the language somebody chose; without it the browser's
  language = $state('en'); // the one that is spoken
  theme = $state<Theme>(stored('theme', 'system'));
  motion = $state(stored('motion', true));
  sound = $state(stored('sound', false));
  notices = $state(stored('notices', false));
  confirm = $state(stored('confirm', false));
  keys = $state(stored('keys', true)); // single letters as shortcuts
  steady = $state(stored('steady', true)); // a hasty second press does nothing
  forced = $state(stored('forced', true)); // steps with one answer play themselves
  calm = $state(stored('calm', true)); // what a program did can be read before it goes on
  club = $state(stored('club', '')); // the key that holds our name in the club; empty: not listed
  unspent = $state(stored('unspent', true)); // ask before a turn ends with dice or actions left
  tables = $state<Remembered[]>(stored('tables', []));

  constructor() {
    addEventListener('storage', (event) => {
      if (event.key === 'digsite.tables') this.tables = stored('tables', []);
    });
  }

  /** Keep everything; called after each change. */
  save(): void {
    for (const key of [
      'name',
      'theme',
      'motion',
      'sound',
      'notices',
      'confirm',
      'keys',
      'steady',
      'forced',
      'calm',
      'unspent',
      'club',
    ] as const)
      store(key, this[key]);
    store('lang', this.chosen);
    store('tables', this.tables.slice(0, 200));
  }

  table(id: string): Remembered | undefined {
    return this.tables.find((one) => one.id === id);
  }

  remember(table: Remembered): void {
    this.tables = [table, ...this.tables.filter((one) => one.id !== table.id)];
    this.save();
  }

  forget(id: string): void {
    this.tables = this.tables.filter((one) => one.id !== id);
    this.save();
  }

  /** Whether things may move: by the setting, and by what the system asks for. */
  get moves(): boolean {
    return this.motion && !matchMedia('(prefers-reduced-motion: reduce)').matches;
  }

  /** Whether keys are worth a word: not where fingers are all there is. */
  get typed(): boolean {
    return !matchMedia('(hover: none) and (pointer: coarse)').matches;
  }
}

export const settings = new Settings();
