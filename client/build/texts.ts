import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { languages, type Language } from '../src/i18n/languages.ts';

/** Nested texts by key: `{ invoices: { delete: { title: … } } }`. */
export interface Texts {
  [key: string]: string | Texts;
}

const source = join(import.meta.dirname, '../src');
const textFile = /^(.*[\\/])?texts[\\/](\w+)\.json$/;

/** Returns the folders of texts below `client/src`. Each has one file per language. */
export const textFolders = () =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => textFile.exec(file)?.[2] === languages[0])
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .sort();

export const textsIn = (folder: string, language: Language) =>
  JSON.parse(readFileSync(join(source, folder, `${language}.json`), 'utf8')) as Texts;

/** Returns all texts of a language, as the portal loads them. */
export const textsOf = (language: Language) =>
  joined(textFolders().map((folder) => [folder, spaced(textsIn(folder, language), language)]));

/** French puts a narrow no-break space before ; ! ? and inside « », and a wide one before : and %. Translators type plain spaces. */
const narrowSpaces = / (?=[;?!»])|(?<=«) /g;
const wideSpaces = / (?=[:%])/g;

/** Replaces the plain spaces next to French punctuation in a text by no-break spaces. */
export const withFrenchSpaces = (text: string) =>
  text.replaceAll(narrowSpaces, '\u202F').replaceAll(wideSpaces, '\u00A0');

const spaced = (texts: Texts, language: Language): Texts =>
  language === 'fr' ? mapped(texts, withFrenchSpaces) : texts;

const mapped = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? change(text) : mapped(text, change),
    ]),
  );

/** Merges the texts of all folders. Several folders may add to one section; a duplicate key throws. */
export function joined(folders: (readonly [folder: string, texts: Texts])[]): Texts {
  const homes = new Map<string, string>();
  const all: Texts = {};
  const add = (into: Texts, texts: Texts, folder: string, path: string) => {
    for (const [name, text] of Object.entries(texts)) {
      const key = path + name;
      const known = into[name];
      if (known !== undefined && (typeof known === 'string' || typeof text === 'string'))
        throw new Error(`The text "${key}" stands in ${homes.get(key)} and in ${folder}.`);
      if (!homes.has(key)) homes.set(key, folder);
      if (typeof text === 'string') into[name] = text;
      else add((into[name] ??= {}) as Texts, text, folder, `${key}.`);
    }
  };
  for (const [folder, texts] of folders) add(all, texts, folder, '');
  return all;
}

/** Path of a language's texts, for the portal and the sign-in page. */
const addressOf = (language: Language) => `assets/data/locales/${language}.json`;

/** Adds the texts to a build as files. In `npm run dev`, serves them in their current state. */
export function texts(): Plugin {
  return {
    name: 'texts',
    generateBundle() {
      for (const language of languages)
        this.emitFile({
          type: 'asset',
          fileName: addressOf(language),
          source: JSON.stringify(textsOf(language)),
        });
    },
    configureServer(server) {
      server.middlewares.use((request, response, next) => {
        const language = languages.find((language) => request.url === `/${addressOf(language)}`);
        if (!language) return next();
        response.setHeader('content-type', 'application/json').setHeader('cache-control', 'no-store');
        response.end(JSON.stringify(textsOf(language)));
      });
    },
    hotUpdate({ file, server }) {
      if (!file.startsWith(server.config.root) || !textFile.test(file)) return undefined;
      if (this.environment.name === 'client') this.environment.hot.send('texts:changed');
      return [];
    },
  };
}
