// Finding a text and filling its gaps; the twin of digsite.locales.texts, on the same files.
//
// A value of the engine is put into words before it is set in: if the value `coin` fills the gap
// `kind`, and there is a message `archaeology-kind-coin`, the gap `$kind` holds its text, and each
// attribute such as `.many` fills a gap `$kind-many`.
import { FluentBundle, FluentResource } from '@fluent/bundle';
import { settings } from './settings.svelte';

export type Value = string | number;
export type Values = Record<string, Value>;

const FALLBACK = 'en';
const SHARED = ['common', 'client'];
const files = import.meta.glob<string>('../../../src/digsite/locales/*/*.ftl', {
  query: '?raw',
  import: 'default',
});

class Texts {
  private bundles = $state.raw<Record<string, FluentBundle>>({});

  /** The languages that have texts, English first. */
  get languages(): string[] {
    const found = Object.keys(files).map((path) => path.split('/').at(-2) as string);
    return [...new Set(found)].sort((a, b) => Number(b === FALLBACK) - Number(a === FALLBACK));
  }

  /** Load what a page needs; without a title, only the shared texts. */
  async load(title = ''): Promise<void> {
    for (const language of new Set([settings.language, FALLBACK])) {
      const key = `${language}/${title}`;
      if (this.bundles[key]) continue;
      const bundle = new FluentBundle([language], { useIsolating: false });
      for (const name of [...SHARED, title]) {
        const file = files[`../../../src/digsite/locales/${language}/${name}.ftl`];
        if (file) bundle.addResource(new FluentResource(await file()));
      }
      this.bundles = { ...this.bundles, [key]: bundle };
    }
  }

  /** After a change of language: everything that was loaded, in the new one. */
  async reload(): Promise<void> {
    const titles = Object.keys(this.bundles).map((key) => key.slice(key.indexOf('/') + 1));
    for (const title of new Set(titles)) await this.load(title);
  }

  say(title: string, message: string, values: Values = {}): string {
    const found = this.find(title, message);
    return found
      ? filled(found.bundle, found.name, null, inWords(found.bundle, title, values))
      : message;
  }

  can(title: string, message: string): boolean {
    return this.find(title, message) !== null;
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

/** A text that every page shares. */
export function t(message: string, values: Values = {}): string {
  return texts.say('', message, values);
}

function present(bundle: FluentBundle, title: string, message: string): string | null {
  return [`${title}-${message}`, message].find((name) => bundle.hasMessage(name)) ?? null;
}

function inWords(bundle: FluentBundle, title: string, values: Values): Values {
  const words: Values = { ...values };
  for (const [gap, value] of Object.entries(values)) {
    if (gap === 'cards') {
      const each = String(value).split(',');
      words[gap] = each.map((card) => inWords(bundle, title, { card }).card).join(', ');
      continue;
    }
    const name = present(bundle, title, `${gap}-${String(value).replace(/[^0-9A-Za-z_-]+/g, '-')}`);
    if (!name) continue;
    words[gap] = filled(bundle, name, null, {});
    for (const form of Object.keys(bundle.getMessage(name)?.attributes ?? {})) {
      words[`${gap}-${form}`] = filled(bundle, name, form, {});
    }
  }
  return words;
}

function filled(bundle: FluentBundle, name: string, form: string | null, values: Values): string {
  const message = bundle.getMessage(name);
  const pattern = form ? message?.attributes[form] : message?.value;
  return pattern ? bundle.formatPattern(pattern, values, []) : name;
}
