import type {
  MenuItemInput,
  MenuRecordState,
  MenuRecordType,
  SiteLanguage,
  SitePage,
  WebsiteDesignInput,
} from '../../../apollo/schemaTypes.generated';
import { siteLanguages } from '../useSiteLanguages';
import type { DesignPartsFragment, MenuItemPartsFragment } from '../design/design.generated';
import type { TreeRow } from './menuTree';

export const sitePages = [
  'ON_AIR',
  'SCHEDULE',
  'PLAYLIST',
  'PROGRAMMES',
  'PODCASTS',
  'NEWS',
  'BLOG',
  'SERVICES',
  'PHOTOS',
  'SHOP',
  'PARTNERS',
  'TEAM',
  'FREQUENCIES',
  'SEARCH',
] as const satisfies readonly SitePage[];

/** Record of an entry, with the title that it had when the form was filled. */
export interface EntryRecord {
  type: MenuRecordType;
  recordId: string;
  title: string;
}

/** Form values of a menu entry, with a label in each language. Its descendants follow it in the list. */
export interface EntryValues extends TreeRow {
  /** Null for a record or a link. */
  page: SitePage | null;
  /** Null for a page or a link. */
  record: EntryRecord | null;
  link: string;
  labels: Record<SiteLanguage, string>;
}

export interface MenusValues {
  menu: EntryValues[];
  footerMenu: EntryValues[];
}

export const isLink = ({ page, record }: Pick<EntryValues, 'page' | 'record'>) => !page && !record;

export const noLabels: Record<SiteLanguage, string> = { EN: '', FR: '', AR: '' };

/** Returns a new menu entry at the top level. Without a target, it is a link with an empty URL. */
export const newEntry = (target: Partial<Pick<EntryValues, 'page' | 'record'>> = {}): EntryValues => ({
  key: crypto.randomUUID(),
  depth: 0,
  page: null,
  record: null,
  link: '',
  labels: noLabels,
  ...target,
});

type StoredMenus = Pick<DesignPartsFragment, keyof MenusValues>;
type StoredEntry = MenuItemPartsFragment & { children?: readonly StoredEntry[] };

export const valuesOfMenus = ({ menu, footerMenu }: StoredMenus): MenusValues => ({
  menu: valuesOfEntries(menu),
  footerMenu: valuesOfEntries(footerMenu),
});

const valuesOfEntries = (entries: readonly StoredEntry[], depth = 0): EntryValues[] =>
  entries.flatMap(({ key, page, record, link, labels, children = [] }) => [
    {
      key,
      depth,
      page,
      record: record && { type: record.type, recordId: record.recordId, title: record.title },
      link,
      labels: { ...noLabels, ...Object.fromEntries(labels.map(({ language, label }) => [language, label])) },
    },
    ...valuesOfEntries(children, depth + 1),
  ]);

export const inputOfMenus = ({ menu, footerMenu }: MenusValues): WebsiteDesignInput => ({
  menu: inputOfEntries(menu),
  footerMenu: inputOfEntries(footerMenu),
});

function inputOfEntries(entries: readonly EntryValues[], depth = 0): MenuItemInput[] {
  const starts = entries.flatMap((entry, index) => (entry.depth === depth ? [index] : []));
  return starts.map((start, index) => {
    const { key, page, record, link, labels } = entries[start]!;
    return {
      key,
      page,
      record: record && { type: record.type, recordId: record.recordId },
      link,
      labels: siteLanguages.flatMap((language) =>
        labels[language].trim() ? [{ language, label: labels[language].trim() }] : [],
      ),
      children: inputOfEntries(entries.slice(start + 1, starts[index + 1]), depth + 1),
    };
  });
}

/**
 * Converts the path of a problem in the input to the path of the field in the form. The rows of the form are one list for all levels.
 * Example: `menu.3.link` for `menu.1.children.0.link`.
 */
export function fieldOfMenus(values: MenusValues, path: string): string {
  const [, name, rest] = /^(menu|footerMenu)\.(.+)$/.exec(path) ?? [];
  if (!name || !rest) return path;
  const [, entryPath, field = ''] = /^(\d+(?:\.children\.\d+)*)(.*)$/.exec(rest) ?? [];
  const rows = values[name as keyof MenusValues];
  let row = -1;
  for (const [depth, position] of (entryPath ?? '').split('.children.').entries()) {
    const below = rows.flatMap((entry, index) => (index > row && entry.depth === depth ? [index] : []));
    row = below[Number(position)] ?? -1;
  }
  return row < 0 ? path : `${name}.${row}${field}`;
}

const keyOf = ({ type, recordId }: Pick<EntryRecord, 'type' | 'recordId'>) => `${type}:${recordId}`;

/**
 * Returns a function that looks up the state of a menu entry's record in the stored menus. Undefined for records that were
 * chosen since the menus were saved.
 */
export function statesOfRecords(menus: StoredMenus | undefined) {
  const states = new Map<string, MenuRecordState>();
  const collect = (entries: readonly StoredEntry[]): void => {
    for (const { record, children = [] } of entries) {
      if (record) states.set(keyOf(record), record.state);
      collect(children);
    }
  };
  if (menus) [menus.menu, menus.footerMenu].forEach(collect);
  return (record: EntryRecord | null): MenuRecordState | undefined =>
    record ? states.get(keyOf(record)) : undefined;
}
