import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TranslationKey } from '../i18n/keys';
import type { Can, Rule } from './access/ability';
import type { Command, ShortcutGroup } from './commands/command';
import type { DashboardPanel } from './dashboard/panel';
import type { RecordKind } from './records/recordKind';

/** Headings of the menu, in their order. */
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
  /** Who may see it; without one, everyone signed in. Of several, one is enough. */
  rule?: Rule | readonly Rule[];
  /** The path of the entry that it belongs to, where its own does not say so. */
  below?: string;
  /** Makes it a page that can be searched for and bookmarked; with a section, also one of the menu. */
  entry?: {
    /** Given once, never reused: older clients know the page by it. */ id: number;
    icon: LucideIcon;
    section?: MenuSection;
    /** The letter that leads there after `g`; its own among all pages. */
    key?: string;
    /** How much is new there, beside its name in the menu. It loads after the page, and shows nothing for nothing. */
    Count?: ComponentType<{ isCollapsed: boolean }>;
  };
}

export interface Feature {
  name: string;
  pages: readonly Page[];
  /** The kinds of record that it shows, for screens that tell of records of any kind. */
  records?: readonly RecordKind[];
  /** Its parts of the dashboard. */
  dashboard?: readonly DashboardPanel[];
  /** What it lets the palette do. */
  commands?: readonly Command[];
  /** The keys that its pages know. */
  shortcuts?: readonly ShortcutGroup[];
}

export interface MenuEntry {
  id: number;
  to: string;
  /** What bookmarks keep it by. */
  target: string;
  title: TranslationKey;
  icon: LucideIcon;
  /** The letter that leads there after `g`. */
  key?: string | undefined;
  /** Paths of the pages elsewhere that belong to it. */
  covers?: readonly string[];
  Count?: ComponentType<{ isCollapsed: boolean }> | undefined;
  /** Fetches the page, for who is about to go there. */
  load: Page['load'];
}

/** One part of the portal: its pages, their place in the menu, and the rules that hide them. */
export function defineFeature(feature: Feature): Feature {
  return feature;
}

/** What a page is kept by, in bookmarks and by older clients: `/admin/users/list` is `users/list`. */
export const targetOf = (path: string) => path.replace(/^\/admin\//, '');

/** True when the rules of a page let the viewer in. */
export function maySee({ rule }: Pick<Page, 'rule'>, can: Can): boolean {
  if (!rule) return true;
  return 'action' in rule ? can(rule) : rule.some((one) => can(one));
}

/** The menu of someone, by section; sections without an entry are left out. */
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

/** The pages that someone can search for and bookmark. */
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

/** Every kind of record that some feature shows. */
export function recordKindsOf(features: readonly Feature[]): readonly RecordKind[] {
  return features.flatMap(({ records = [] }) => records);
}

/** Every panel that some feature brings to the dashboard. */
export function dashboardPanelsOf(features: readonly Feature[]): readonly DashboardPanel[] {
  return features.flatMap(({ dashboard = [] }) => dashboard);
}
