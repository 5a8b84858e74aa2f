import type { LucideIcon } from 'lucide-react';
import type { ComponentType } from 'react';
import type { TranslationKey } from '../i18n/keys';
import type { Can, Rule } from './access/ability';
import type { RecordKind } from './records/recordKind';

/** Headings of the menu, in their order. */
export const menuSections = ['overview', 'business', 'people'] as const;
export type MenuSection = (typeof menuSections)[number];

export interface Page {
  /** Full path, such as `/admin/invoices/:id`. */
  path: string;
  title: TranslationKey;
  load: () => Promise<{ default: ComponentType }>;
  /** Who may see it; without one, everyone signed in. Of several, one is enough. */
  rule?: Rule | readonly Rule[];
  /** An entry in the menu, which also makes the page one that can be searched for. */
  menu?: { icon: LucideIcon; section: MenuSection };
}

export interface Feature {
  name: string;
  pages: readonly Page[];
  /** The kinds of record that it shows, for screens that tell of records of any kind. */
  records?: readonly RecordKind[];
}

export interface MenuEntry {
  to: string;
  title: TranslationKey;
  icon: LucideIcon;
}

/** One part of the portal: its pages, their place in the menu, and the rules that hide them. */
export function defineFeature(feature: Feature): Feature {
  return feature;
}

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
        pages.flatMap((page): MenuEntry[] =>
          page.menu?.section === section && maySee(page, can)
            ? [{ to: page.path, title: page.title, icon: page.menu.icon }]
            : [],
        ),
      ),
    }))
    .filter(({ entries }) => entries.length > 0);
}

/** The pages that someone can search for and bookmark. */
export function searchablePagesOf(features: readonly Feature[], can: Can): MenuEntry[] {
  return menuOf(features, can).flatMap(({ entries }) => entries);
}

/** Every kind of record that some feature shows. */
export function recordKindsOf(features: readonly Feature[]): readonly RecordKind[] {
  return features.flatMap(({ records = [] }) => records);
}
