import { ContentKind, tagOf, type SiteLanguage } from '../contents/contentEnums.ts';

/** Part of an address for each area of contents. */
export const areaPaths: Record<ContentKind, string> = {
  NEWS: 'news',
  SERVICE: 'services',
  ALBUM: 'photos',
  PRODUCT: 'shop',
  PARTNER: 'partners',
};

/** The area of a part of an address; undefined when there is none. */
export const areaOf = (path: string): ContentKind | undefined =>
  Object.values(ContentKind).find((kind) => areaPaths[kind] === path);

/** Makes paths of a radio's website in one language: `of('news', slug)`. Slugs may contain letters of any script. */
export const addressesOf = (radio: string, language: SiteLanguage) => ({
  of: (...parts: readonly string[]): string =>
    `/${['site', radio, tagOf(language), ...parts].map((part) => encodeURIComponent(part)).join('/')}`,
});

export type Addresses = ReturnType<typeof addressesOf>;
