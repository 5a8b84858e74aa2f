import type { TFunction } from 'i18next';
import type { LucideIcon } from 'lucide-react';
import type { MenuEntry } from '../../../kit/defineFeature';
import type { Command } from '../../../kit/commands/command';
import type { SearchQuery } from '../portal.generated';
import { includesWords, matchIn } from '../../../kit/textMatch';

/** A palette row: a link, a command or a recent search. */
export interface PaletteItem {
  /** Unique key among all rows. */
  value: string;
  title: string;
  subtitle?: string;
  icon?: LucideIcon | undefined;
  /** Picture of a person or record; if empty, initials are shown. */
  picture?: string;
  to?: string;
  search?: string;
  command?: Command;
  /** The page that the row opens, if it can be bookmarked. */
  page?: MenuEntry;
}

export interface PaletteGroup {
  key: string;
  title: string;
  items: readonly PaletteItem[];
}

/** DOM id of a row, for `aria-activedescendant` of the input. */
export const optionId = (listId: string, { value }: PaletteItem) =>
  `${listId} ${value}`.replaceAll(/\s/g, '-');

const maxPages = 4;
const maxCommands = 4;

export const pageItem = (group: string, page: MenuEntry, title: string): PaletteItem => ({
  value: `${group} ${page.target}`,
  title,
  icon: page.icon,
  to: page.to,
  page,
});

interface Titles {
  /** Returns the title in the user's language. */
  own: (page: MenuEntry) => string;
  /** Returns the English title, which many users know. */
  english: (page: MenuEntry) => string;
}

/** Pages whose title in either language matches a text; matches at the start of the title come first. */
export function matchingPages(pages: readonly MenuEntry[], query: string, { own, english }: Titles) {
  const rank = (page: MenuEntry) => (matchIn(own(page), query)?.[0] === 0 ? 0 : 1);
  return pages
    .filter((page) => includesWords(`${own(page)} ${english(page)}`, query))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, maxPages);
}

/** Commands whose title or keywords match a text in either language; title matches come first. */
export function matchingCommands(
  commands: readonly Command[],
  query: string,
  { own, english }: { own: TFunction; english: TFunction },
): PaletteItem[] {
  const wordsOf = ({ title, words }: Command, t: TFunction) => `${title(t)} ${words?.(t) ?? ''}`;
  const rank = (command: Command) => (includesWords(command.title(own), query) ? 0 : 1);
  return commands
    .filter((command) => includesWords(`${wordsOf(command, own)} ${wordsOf(command, english)}`, query))
    .toSorted((a, b) => rank(a) - rank(b))
    .slice(0, maxCommands)
    .map((command) => ({
      value: `command ${command.name}`,
      title: command.title(own),
      icon: command.icon,
      command,
    }));
}

type FoundGroup = SearchQuery['search'][number];

interface Words {
  title: (group: FoundGroup) => string;
  all: (group: FoundGroup) => string;
  page: (link: string) => MenuEntry | undefined;
}

/**
 * Converts search results of the server to groups. Drops results that have no page to open. Also drops pages, because the palette
 * searches pages itself.
 */
export function foundGroups(found: readonly FoundGroup[], words: Words): PaletteGroup[] {
  return found
    .filter(({ kind }) => kind !== 'PortalPage')
    .map((group) => ({ key: group.kind, title: words.title(group), items: itemsOf(group, words) }))
    .filter(({ items }) => items.length > 0);
}

function itemsOf(group: FoundGroup, { all, page }: Words): PaletteItem[] {
  const { kind, rows, link, totalItems } = group;
  const listIcon = link === null ? undefined : page(link)?.icon;
  const items = rows.flatMap(({ id, title, subtitle, link: to, picture }) => {
    const appearance = picture === null ? { icon: listIcon } : { picture };
    return to === null ? [] : [{ value: `${kind} ${id}`, title, subtitle, to, ...appearance }];
  });
  const hasMore = link !== null && totalItems > rows.length;
  return hasMore ? [...items, { value: `${kind} all`, title: all(group), to: link, icon: listIcon }] : items;
}
