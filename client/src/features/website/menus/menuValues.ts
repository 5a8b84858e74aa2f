import type {
  MenuItemInput,
  SiteLanguage,
  SitePage,
  WebsiteDesignInput,
} from '../../../apollo/schemaTypes.generated';
import { siteLanguages } from '../useSiteLanguages';
import type { DesignPartsFragment, MenuItemFieldsFragment } from '../design/design.generated';

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

export const maxEntries = 20;

/** An entry as it is typed, with a label in each language. */
export interface EntryValues {
  key: string;
  /** Null for a link. */
  page: SitePage | null;
  link: string;
  labels: Record<SiteLanguage, string>;
}

export interface MenusValues {
  menu: EntryValues[];
  footerMenu: EntryValues[];
}

const noLabels: Record<SiteLanguage, string> = { EN: '', FR: '', AR: '' };

/** A new entry for a page of the website, or, for null, for a link whose address is still empty. */
export const newEntry = (page: SitePage | null): EntryValues => ({
  key: crypto.randomUUID(),
  page,
  link: '',
  labels: noLabels,
});

export const valuesOfMenus = ({
  menu,
  footerMenu,
}: Pick<DesignPartsFragment, keyof MenusValues>): MenusValues => ({
  menu: menu.map(valuesOfEntry),
  footerMenu: footerMenu.map(valuesOfEntry),
});

const valuesOfEntry = ({ key, page, link, labels }: MenuItemFieldsFragment): EntryValues => ({
  key,
  page,
  link,
  labels: { ...noLabels, ...Object.fromEntries(labels.map(({ language, label }) => [language, label])) },
});

const inputOfEntry = ({ labels, ...entry }: EntryValues): MenuItemInput => ({
  ...entry,
  labels: siteLanguages.flatMap((language) =>
    labels[language].trim() ? [{ language, label: labels[language].trim() }] : [],
  ),
});

export const inputOfMenus = ({ menu, footerMenu }: MenusValues): WebsiteDesignInput => ({
  menu: menu.map(inputOfEntry),
  footerMenu: footerMenu.map(inputOfEntry),
});
