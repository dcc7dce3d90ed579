// Finding a text and filling its gaps; the twin of digsite.locales.texts, on the same files.
//
// A value of the engine is put into words before it is set in: if the value `coin` fills the gap
// `kind`, and there is a message `archaeology-kind-coin`, the gap `$kind` holds its text, and each
// attribute such as `.many` fills a gap `$kind-many`.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { accented, bracketed, PSEUDO } from './pseudo';
import { settings } from './settings.svelte';

export type Value = string | number;
export type Values = Record<string, Value>;

const FALLBACK = 'en';
const SHARED = ['common', 'server', 'advice', 'client', 'guide'];
/** Gaps for somebody's name; `$player-begins` tells whether it begins with a vowel: “d’Ada”. */
const PEOPLE = ['player', 'seat', 'starter', 'name'];
/** Gaps for what is set in as it is: a player may be called “heading”. */
const PLAIN = [...PEOPLE, 'file', 'label', 'list', 'notation', 'players', 'text', 'why'];
const files = import.meta.glob<string>('../../../src/digsite/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

class Texts {
  private bundles = $state.raw<Record<string, FluentBundle>>({});
  private owned: Record<string, Record<string, string>> = {}; // by title and language

  /** The languages that have texts, English first. */
  get languages(): string[] {
    const found = Object.keys(files)
      .filter((path) => path.endsWith('/common.ftl'))
      .map((path) => path.split('/').at(-2) as string)
      .sort();
    return found.sort((a, b) => Number(b === FALLBACK) - Number(a === FALLBACK));
  }

  /** Load what a page needs; without a title, only the shared texts. */
  async load(title = '', language = settings.language): Promise<void> {
    for (const each of new Set([language, FALLBACK])) {
      const key = `${each}/${title}`;
      if (this.bundles[key]) continue;
      const bundle = await bundleFor(each, title, this.owned[title]?.[each]);
      this.bundles = { ...this.bundles, [key]: bundle };
    }
  }

  /** From now on the title has the names of an owner's own edition; without any, ours again. */
  async adopt(title: string, words: Record<string, string> = {}): Promise<void> {
    if (JSON.stringify(this.owned[title] ?? {}) === JSON.stringify(words)) return;
    this.owned[title] = words;
    for (const key of Object.keys(this.bundles).filter((key) => key.endsWith(`/${title}`))) {
      const language = key.slice(0, key.indexOf('/'));
      const bundle = await bundleFor(language, title, words[language]);
      this.bundles = { ...this.bundles, [key]: bundle };
    }
  }

  /** Everything that is shown changes to this language at once, when all of it is there. */
  async speak(language: string): Promise<void> {
    const titles = Object.keys(this.bundles).map((key) => key.slice(key.indexOf('/') + 1));
    for (const title of new Set(titles)) await this.load(title, language);
    settings.language = language;
  }

  say(title: string, message: string, values: Values = {}): string {
    const found = this.find(title, message);
    if (!found) return message;
    const text = fill(found.bundle, title, found.name, values);
    return settings.language === PSEUDO ? bracketed(text) : text;
  }

  can(title: string, message: string): boolean {
    return this.find(title, message) !== null;
  }

  /** The items as a list in a sentence: “a coin, a cup and a mask”. */
  list(items: Value[]): string {
    const bundle = this.bundles[`${settings.language}/`] ?? this.bundles[`${FALLBACK}/`];
    return bundle ? joined(bundle, items) : items.join(', ');
  }

  private find(title: string, message: string): { bundle: FluentBundle; name: string } | null {
    for (const language of [settings.language, FALLBACK]) {
      const bundle = this.bundles[`${language}/${title}`] ?? this.bundles[`${language}/`];
      const name = bundle && present(bundle, title, message);
      if (bundle && name) return { bundle, name };
    }
    return null;
  }
}

export const texts = new Texts();

/** The language of the page as the browser knows it. */
export function spoken(): string {
  return settings.language === PSEUDO ? FALLBACK : settings.language;
}

/** A text that every page shares. */
export function t(message: string, values: Values = {}): string {
  return texts.say('', message, values);
}

/** The language among ours that somebody reads best, by what the browser says of them. */
export function fitting(wanted: readonly string[], ours: readonly string[]): string {
  const plain = wanted.map((language) => language.split('-')[0]?.toLowerCase() ?? '');
  return plain.find((language) => ours.includes(language)) ?? FALLBACK;
}

async function bundleFor(language: string, title: string, owned = ''): Promise<FluentBundle> {
  const spoken = language === PSEUDO ? FALLBACK : language;
  const sources: string[] = [];
  for (const name of [...SHARED, title, `lessons-${title}`]) {
    const file = files[`../../../src/digsite/locales/${spoken}/${name}.ftl`];
    if (file) sources.push(await file());
  }
  return bundleOf(language, [...sources, owned]);
}

/** As our letters need it: they have no narrow space, and half of their usual one cannot be seen. */
export function spaced(text: string): string {
  return text.replaceAll('\u202f', '\u00a0');
}

/** The messages in these files. */
export function bundleOf(language: string, sources: string[]): FluentBundle {
  const strange = language === PSEUDO;
  const transform = strange ? accented : undefined;
  const bundle = new FluentBundle([strange ? FALLBACK : language], {
    useIsolating: false,
    transform,
  });
  for (const source of sources)
    bundle.addResource(new FluentResource(spaced(source)), { allowOverrides: true });
  return bundle;
}

/** The message of this bundle, its gaps filled with words of the same language. */
export function fill(bundle: FluentBundle, title: string, name: string, values: Values): string {
  return filled(bundle, name, null, inWords(bundle, title, values));
}

function present(bundle: FluentBundle, title: string, message: string): string | null {
  return [`${title}-${message}`, message].find((name) => bundle.hasMessage(name)) ?? null;
}

function inWords(bundle: FluentBundle, title: string, values: Values): Values {
  const words: Values = {};
  for (const [gap, value] of Object.entries(values)) {
    if (gap === 'cards' && typeof value === 'string') {
      words[gap] = joined(bundle, counted(bundle, title, value.split(',')));
    } else if (PLAIN.includes(gap)) {
      words[gap] = value;
      if (PEOPLE.includes(gap))
        words[`${gap}-begins`] = beginsWithVowel(String(value)) ? 'vowel' : 'other';
    } else Object.assign(words, forms(bundle, title, gap, value));
  }
  return words;
}

/** The cards in words; where the title counts them, those of one sort together: “two weapons”. */
function counted(bundle: FluentBundle, title: string, cards: string[]): Value[] {
  const message = `${title}-counted`;
  if (!bundle.hasMessage(message))
    return cards.map((card) => inWords(bundle, title, { card }).card as Value);
  return [...new Set(cards)].map((card) => {
    const count = cards.filter((one) => one === card).length;
    return filled(bundle, message, null, inWords(bundle, title, { card, count }));
  });
}

/** Whether the name begins like Ada or Émile. */
function beginsWithVowel(name: string): boolean {
  return /^[aeiouœæ]/i.test(name.trim().normalize('NFD'));
}

/** The value, and its further forms where it is a word. */
function forms(bundle: FluentBundle, title: string, gap: string, value: Value): Values {
  const name = present(bundle, title, `${gap}-${String(value).replace(/[^0-9A-Za-z_-]+/g, '-')}`);
  if (!name) return { [gap]: value };
  const found: Values = { [gap]: filled(bundle, name, null, {}) };
  for (const form of Object.keys(bundle.getMessage(name)?.attributes ?? {}))
    found[`${gap}-${form}`] = filled(bundle, name, form, {});
  return found;
}

/** The items, joined as the language joins a list. */
export function joined(bundle: FluentBundle, items: Value[]): string {
  const others = items.map(String);
  const last = others.pop() ?? '';
  const [first, ...more] = others;
  if (first === undefined) return last;
  const list = more.reduce(
    (list, item) => filled(bundle, 'list-more', null, { list, item }),
    first,
  );
  return filled(bundle, 'list-last', null, { list, item: last });
}

function filled(bundle: FluentBundle, name: string, form: string | null, values: Values): string {
  const message = bundle.getMessage(name);
  const pattern = form ? message?.attributes[form] : message?.value;
  return pattern ? bundle.formatPattern(pattern, values, []) : name;
}
