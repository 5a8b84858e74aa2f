import { resolve } from 'node:path';
import type { PluginFunction } from '@graphql-codegen/plugin-helpers';
import { iconNames } from 'lucide-react/dynamic';
import { runnerImport } from 'vite';
import { textsOf, type Texts } from '../build/texts.ts';
import type { Feature, Page, targetOf } from '../src/kit/defineFeature';

const client = resolve(import.meta.dirname, '..');

/**
 * Generates the list of pages for the server. The server stores bookmarks of pages and includes pages in its search.
 */
export const plugin: PluginFunction = async () => {
  const { features } = await load<{ features: readonly Feature[] }>('src/features/index.ts');
  const { targetOf } = await load<KnowsTargets>('src/kit/defineFeature.ts');
  const titles = textsOf('en');
  const pages = features.flatMap((feature) => feature.pages);
  const entries = pages.flatMap((page) =>
    page.entry ? [entryOf(page, page.entry, { titles, target: targetOf(page.path) })] : [],
  );
  const screens = Object.fromEntries(pages.map((page) => [page.path, rulesOf(page)]));
  return [
    '// Written from the features of the client by `npm run generate`.',
    `// Number for the next entry: ${Math.max(...entries.map(({ id }) => id)) + 1}.`,
    "import type { ListedPage, PageRule } from './listedPage.ts';",
    '',
    '/** Every page that can be searched for and bookmarked, in the order of the menu. */',
    `export const pages: readonly ListedPage[] = ${written(entries)};`,
    '',
    '/** Every screen, by the pattern of its address, with its rules: one is enough; without any, everyone signed in. */',
    `export const screens: Readonly<Record<string, readonly PageRule[]>> = ${written(screens)};`,
    '',
  ].join('\n');
};

interface KnowsTargets {
  targetOf: typeof targetOf;
}

/** Loads a module of the client as browsers do. Screens of features are dynamic imports, so they are not loaded. */
async function load<T>(path: string): Promise<T> {
  const { module } = await runnerImport<T>(resolve(client, path), {
    configFile: false,
    root: client,
    logLevel: 'error',
  });
  return module;
}

function entryOf(
  page: Page,
  { id, icon }: NonNullable<Page['entry']>,
  { titles, target }: { titles: Texts; target: string },
) {
  return {
    id,
    target,
    link: page.path,
    icon: kebabName(icon.displayName),
    titleKey: page.title,
    title: textAt(titles, page.title),
    rules: rulesOf(page),
  };
}

function rulesOf({ rule }: Page) {
  if (!rule) return [];
  return 'action' in rule ? [rule] : rule;
}

function textAt(texts: Texts, key: string): string {
  const text = key
    .split('.')
    .reduce<string | Texts | undefined>(
      (inner, step) => (typeof inner === 'object' ? inner[step] : undefined),
      texts,
    );
  if (typeof text !== 'string') throw new Error(`There is no English text "${key}" for the title of a page.`);
  return text;
}

/** Returns the kebab-case name of an icon: `receipt-text` for `ReceiptText`. */
function kebabName(displayName: string | undefined): string {
  const found = iconNames.find((name) => pascal(name) === displayName);
  if (!found) throw new Error(`"${displayName}" is no icon of Lucide.`);
  return found;
}

const pascal = (name: string) =>
  name
    .split('-')
    .map((part) => part.charAt(0).toUpperCase() + part.slice(1))
    .join('');

const written = (value: unknown) => JSON.stringify(value, null, 2);
