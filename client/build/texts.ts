import { readdirSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import type { Plugin } from 'vite';
import { languages, type Language } from '../src/i18n/languages.ts';

/** Texts by their keys, in sections: `{ invoices: { delete: { title: … } } }`. */
export interface Texts {
  [key: string]: string | Texts;
}

const source = join(import.meta.dirname, '../src');
const textFile = /^(.*[\\/])?texts[\\/](\w+)\.json$/;

/** Below `client/src`, the folders of texts: each has a file for every language. */
export const textFolders = () =>
  readdirSync(source, { recursive: true, encoding: 'utf8' })
    .filter((file) => textFile.exec(file)?.[2] === languages[0])
    .map((file) => dirname(file).replaceAll('\\', '/'))
    .sort();

export const textsIn = (folder: string, language: Language) =>
  JSON.parse(readFileSync(join(source, folder, `${language}.json`), 'utf8')) as Texts;

/** All texts of a language, as the portal loads them. */
export const textsOf = (language: Language) =>
  joined(textFolders().map((folder) => [folder, spaced(textsIn(folder, language), language)]));

/** In French these stand apart from their word, and in its line all the same: whoever writes a text types a plain space. */
const apart = / (?=[:;?!»%])|(?<=«) /g;
const unbroken = '\u00A0';

const spaced = (texts: Texts, language: Language): Texts =>
  language === 'fr' ? mapped(texts, (text) => text.replaceAll(apart, unbroken)) : texts;

const mapped = (texts: Texts, change: (text: string) => string): Texts =>
  Object.fromEntries(
    Object.entries(texts).map(([key, text]) => [
      key,
      typeof text === 'string' ? change(text) : mapped(text, change),
    ]),
  );

/** The sections of all folders in one: what a feature says of its records joins what others say of theirs. */
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

/** Where the portal, and the page before it, ask for the texts of a language. */
const addressOf = (language: Language) => `assets/data/locales/${language}.json`;

/** Puts the texts at their addresses: as files of a build, and in `npm run dev` as they are at the moment. */
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
