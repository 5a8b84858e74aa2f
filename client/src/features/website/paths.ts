import type { ContentKind, SiteLanguage } from '../../apollo/schemaTypes.generated';
import { areas } from './areas';

const website = '/admin/website';

/** Paths of an area of the website in the portal. */
export const contentPaths = (kind: ContentKind) => {
  const list = `${website}/${areas[kind].path}`;
  return {
    list,
    create: `${list}/new`,
    topics: `${list}/topics`,
    detail: (id: string) => `${list}/${id}`,
    translate: (id: string, language: SiteLanguage) => `${list}/new?translationOf=${id}&language=${language}`,
  };
};

export const contentBinPath = `${website}/bin`;
export const websiteSettingsPath = `${website}/settings`;

/** Address that takes pictures for the text of a content. */
export const textPicturesUrl = '/uploads/website/pictures';

interface Addressed {
  kind: ContentKind;
  language: SiteLanguage;
  slug: string;
}

/** Path of the page of a content on the website at `sitePath`. */
export const publicPathOf = (sitePath: string, { kind, language, slug }: Addressed) =>
  `${sitePath}/${language.toLowerCase()}/${areas[kind].path}/${encodeURIComponent(slug)}`;
