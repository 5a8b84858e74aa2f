import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import { matchPath } from 'react-router-dom';
import type { SectionWith, TranslationKey } from '../i18n/keys';
import type { Can, Rule } from './access/ability';
import type { Command, ShortcutGroup } from './commands/command';
import type { DashboardPanel } from './dashboard/panel';
import type { RecordKind } from './records/recordKind';

/** Sections of the menu, in their order. */
export const menuSections = [
  'overview',
  'multimedia',
  'planning',
  'air',
  'content',
  'website',
  'business',
  'people',
] as const;
export type MenuSection = (typeof menuSections)[number];

export interface Page {
  /** Full path, such as `/admin/invoices/:id`. */
  path: string;
  title: TranslationKey;
  load: () => Promise<{ default: ComponentType }>;
  /** Permission that the page needs; defaults to everyone signed in. One of several is enough. */
  rule?: Rule | readonly Rule[];
  /** Path of the menu entry that the page belongs to. Needed only when the page's path does not begin with that path. */
  below?: string;
  /** Page of the documentation, when it is another than that of the feature. */
  documentation?: string;
  /** Entry in the search and the bookmarks; with a section, also in the menu. */
  entry?: {
    /** Permanent id of the page, never reused: older clients identify pages by it. */ id: number;
    icon: LucideIcon;
    section?: MenuSection;
    /** Letter of the keyboard shortcut after `g`; unique among all pages. */
    key?: string;
    /** Count beside the menu entry, such as of unread messages. Rendered after the first paint, and hidden at zero. */
    Count?: ComponentType<{ isCollapsed: boolean }>;
  };
}

/** Pages of one type of record, and its description for screens about records of any type. */
export interface RecordPages
  extends Omit<RecordKind, 'path' | 'fields'>, Pick<Page, 'load' | 'documentation' | 'entry'> {
  /** Section of the translations with its texts: `title` of its list, and `one` of the page of a record. */
  texts: SectionWith<'title'>;
  /** Path of its list. The recycle bin is at `<list>/bin`, and the page of a record at `<list>/:id`. */
  list: string;
  bin?: Page['load'];
  /** Type that viewers of the recycle bin need the permission to delete. Needed when several types share the page. */
  binSubject?: string;
  page?: Page['load'];
  /** Labels and kinds of the fields. When absent, `records` of the feature describes the record. */
  fields?: RecordKind['fields'];
}

export interface Feature {
  name: string;
  /** Page of the documentation that describes its pages. A file of `docs/features`, without the extension. */
  documentation?: string;
  pages: readonly Page[];
  /** Kinds of records that the feature shows, for screens about records of any kind, such as the audit. */
  records?: readonly RecordKind[];
  /** Dashboard panels of the feature. */
  dashboard?: readonly DashboardPanel[];
  /** Commands in the palette. */
  commands?: readonly Command[];
  /** Keyboard shortcuts of its pages. */
  shortcuts?: readonly ShortcutGroup[];
}

export interface MenuEntry {
  id: number;
  to: string;
  /** Key of the page in bookmarks. */
  target: string;
  title: TranslationKey;
  icon: LucideIcon;
  /** Letter of the keyboard shortcut after `g`. */
  key?: string | undefined;
  /** Paths of pages outside of this path that highlight this menu entry. */
  covers?: readonly string[];
  Count?: ComponentType<{ isCollapsed: boolean }> | undefined;
  /** Preloads the code of the page. */
  load: Page['load'];
}

type Described = Omit<Feature, 'pages'> & { pages: ReadonlyArray<Page | RecordPages> };

/**
 * Defines a part of the portal: its pages, menu entries and permissions. An entry of `pages` is a page, or a type of record
 * with all of its pages.
 */
export function defineFeature({ pages, records = [], ...feature }: Described): Feature {
  return {
    ...feature,
    pages: pages.flatMap((page) => ('list' in page ? pagesOf(page) : page)),
    records: [...records, ...pages.flatMap((page) => ('list' in page && page.fields ? kindOf(page) : []))],
  };
}

function pagesOf({
  type,
  texts,
  list,
  load,
  documentation,
  entry,
  bin,
  binSubject,
  page,
}: RecordPages): Page[] {
  const about = documentation === undefined ? {} : { documentation };
  const read = { action: 'read', subject: type };
  const title = `${texts}.title` as TranslationKey;
  return [
    { ...about, path: list, title, load, rule: read, ...(entry && { entry }) },
    ...(bin
      ? [
          {
            ...about,
            path: `${list}/bin`,
            title: 'recycleBin.title' as const,
            load: bin,
            rule: { action: 'delete', subject: binSubject ?? type },
          },
        ]
      : []),
    ...(page
      ? [{ ...about, path: `${list}/:id`, title: `${texts}.one` as TranslationKey, load: page, rule: read }]
      : []),
  ];
}

function kindOf({
  type,
  list,
  page,
  fields = {},
  names,
  nameIn,
  currency,
  derivedFields,
}: RecordPages): RecordKind {
  return {
    type,
    path: (id) => (page ? `${list}/${id}` : list),
    fields,
    ...(names && { names }),
    ...(nameIn && { nameIn }),
    ...(currency && { currency }),
    ...(derivedFields && { derivedFields }),
  };
}

/** Returns the key of a page for bookmarks and older clients: `users/list` for `/admin/users/list`. */
export const targetOf = (path: string) => path.replace(/^\/admin\//, '');

/** Returns the page of the documentation for a path of the portal; undefined for unknown paths. */
export function documentationOf(features: readonly Feature[], pathname: string): string | undefined {
  for (const { pages, documentation } of features) {
    const page = pages.find(({ path }) => matchPath(path, pathname));
    if (page) return page.documentation ?? documentation;
  }
  return undefined;
}

/** Returns whether the viewer may see a page. */
export function maySee({ rule }: Pick<Page, 'rule'>, can: Can): boolean {
  if (!rule) return true;
  return 'action' in rule ? can(rule) : rule.some((ability) => can(ability));
}

/** Returns the menu entries that the viewer may see, by section. Empty sections are left out. */
export function menuOf(features: readonly Feature[], can: Can) {
  return menuSections
    .map((section) => ({
      section,
      entries: features.flatMap(({ pages }) =>
        entriesOf(
          pages.filter((page) => page.entry?.section === section && maySee(page, can)),
          pages,
        ),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** Returns the pages that the viewer can search for and bookmark. */
export function searchablePagesOf(features: readonly Feature[], can: Can): MenuEntry[] {
  return entriesOf(features.flatMap(({ pages }) => pages.filter((page) => maySee(page, can))));
}

function entriesOf(pages: readonly Page[], around: readonly Page[] = []): MenuEntry[] {
  return pages.flatMap(({ path, title, entry, load }) =>
    entry
      ? [
          {
            id: entry.id,
            to: path,
            target: targetOf(path),
            title,
            icon: entry.icon,
            key: entry.key,
            covers: around.filter(({ below }) => below === path).map((page) => page.path),
            Count: entry.Count,
            load,
          },
        ]
      : [],
  );
}

/** Returns the record kinds of all features. */
export function recordKindsOf(features: readonly Feature[]): readonly RecordKind[] {
  return features.flatMap(({ records = [] }) => records);
}

/** Returns the dashboard panels of all features. */
export function dashboardPanelsOf(features: readonly Feature[]): readonly DashboardPanel[] {
  return features.flatMap(({ dashboard = [] }) => dashboard);
}
