import type { MovedPage, PageRequest, PublicPage, RenderedPage } from '../../../kit/pages/publicPage.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { findRadio } from '../../programmes/public.ts';
import { BannerStatus } from './bannerEnums.ts';
import { statusOfBanner } from './bannerStatus.ts';

const findBannerByKey = query('website.findBannerByKey', (db, { key }: Given<{ key: string }>) =>
  db
    .selectFrom('Banner')
    .select(['id', 'link', 'isActive', 'text', 'picture', 'pictureAlt', 'publishedFrom', 'publishedUntil'])
    .where('key', '=', key),
);

const findPublicSite = query('website.findPublicSite', (db) =>
  db.selectFrom('Website').select('id').where('isPublic', '=', true),
);

/** URL path at which a click on a banner is counted; `root` is the path of the website on its host. */
export const clickPathOf = (root: string, key: string) => `${root}/go/${key}`;

/** URL path of the invisible picture that a browser requests when it is about to show a banner. */
export const viewPathOf = (root: string, key: string) => `${root}/seen/${key}`;

/**
 * Counts a view or click of the banner in the address and returns the banner. Undefined when visitors cannot see the banner now.
 */
async function countVisit({ database, services, params, visit }: PageRequest, kind: 'views' | 'clicks') {
  const radio = await findRadio(database, params['radio']!);
  if (!radio) return undefined;
  const environment = { database, radioId: radio.id };
  const [site, banner] = await Promise.all([
    findPublicSite.first(environment),
    findBannerByKey.first(environment, { key: params['key']! }),
  ]);
  // guard: banner-needs-public-website
  if (!site) return undefined;
  if (!banner || statusOfBanner(banner, new Date()) !== BannerStatus.SHOWN) return undefined;
  services.bannerCounts.count(kind, banner.id, radio.timeZone, visit!);
  return { banner, radio };
}

/** Redirects to the stored link of a banner: no part of the request becomes part of the target address. */
async function followBanner(request: PageRequest): Promise<MovedPage | undefined> {
  const found = await countVisit(request, 'clicks');
  return found?.banner.link ? { location: found.banner.link, status: 302 } : undefined;
}

const pixel = '<svg xmlns="http://www.w3.org/2000/svg" width="1" height="1"/>';

async function countView(request: PageRequest): Promise<RenderedPage | undefined> {
  const found = await countVisit(request, 'views');
  return found && { status: 200, type: 'image/svg+xml', text: pixel, radioId: found.radio.id };
}

export const bannerPages: readonly PublicPage[] = [
  { path: '/site/:radio/go/:key', isPrivate: true, render: followBanner },
  { path: '/site/:radio/seen/:key', isPrivate: true, render: countView },
];
