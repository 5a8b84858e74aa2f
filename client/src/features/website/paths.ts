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

const bannerList = `${website}/banners`;

/** Paths of the banners in the portal. */
export const bannerPaths = {
  list: bannerList,
  bin: `${bannerList}/bin`,
  detail: (id: string) => `${bannerList}/${id}`,
};

/** Paths of the webmaster page and of the redirects in the portal. */
export const webmasterPaths = {
  page: `${website}/webmaster`,
  redirects: `${website}/webmaster/redirects`,
};

export const webCommentsPath = `${website}/comments`;
export const contentBinPath = `${website}/bin`;
export const menusPath = `${website}/menus`;
export const homeEditorPath = `${website}/home`;
export const designPath = `${website}/design`;
export const websiteSettingsPath = `${website}/settings`;

/** Path of the form of a section of the home page. */
export const sectionPath = (key: string) => `${homeEditorPath}?section=${encodeURIComponent(key)}`;

/** URL path to which pictures in the texts of contents are uploaded. */
export const textPicturesUrl = '/uploads/website/pictures';

/** URL path to which the photos of albums are uploaded. */
export const photosUrl = '/uploads/website/photos';

interface Addressed {
  kind: ContentKind;
  language: SiteLanguage;
  slug: string;
}

/** Returns the URL of a website: on its own host, or else its path on the portal's host. */
export const addressOfSite = ({ path, ownUrl }: { path: string; ownUrl: string | null }) => ownUrl ?? path;

/** Returns the URL of a content's page on the website with the URL `site`. */
export const publicPathOf = (site: string, { kind, language, slug }: Addressed) =>
  `${site}/${language.toLowerCase()}/${areas[kind].path}/${encodeURIComponent(slug)}`;
