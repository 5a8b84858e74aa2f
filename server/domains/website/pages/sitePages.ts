import type { MovedPage, PageRequest, PublicPage, RenderedPage } from '../../../kit/pages/publicPage.ts';
import { registerPublicTypes } from '../../../kit/pages/publicTypes.ts';
import { findRadio } from '../../programmes/public.ts';
import { SiteLanguage, tagOf } from '../contents/contentEnums.ts';
import { findSite, type Site } from './site.ts';
import { addressesOf, areaOf } from './siteAddresses.ts';
import { colourOfStyle, styleSheet } from './siteStyle.ts';

registerPublicTypes('Content', 'Topic', 'Website', 'Radio', 'Emission', 'Episode', 'Podcast', 'Slot');

/** React and the views are loaded with the first page, not when the server starts. */
const views = () => import('./pageViews.tsx');
const feeds = () => import('./siteFeeds.ts');

/** A page below `/site/{radio}/{language}`. */
const sitePage = (
  path: string,
  render: (site: Site) => Promise<RenderedPage | MovedPage | undefined>,
  parameters: readonly string[] = [],
): PublicPage => ({
  path: `/site/:radio/:language${path}`,
  parameters,
  async render(request) {
    const site = await findSite(request);
    return !site || 'location' in site ? site : render(site);
  },
});

/** `/site/{radio}` leads to the language of the radio. */
async function toOwnLanguage({ database, params }: PageRequest): Promise<MovedPage | undefined> {
  const radio = await findRadio(database, params['radio']!);
  if (!radio) return undefined;
  const own = Object.values(SiteLanguage).find((language) => radio.language.startsWith(tagOf(language)));
  return { location: addressesOf(radio.slug, own ?? SiteLanguage.EN).of(), status: 302 };
}

export const sitePages: readonly PublicPage[] = [
  { path: '/site/:radio', render: toOwnLanguage },
  { path: '/site/:radio/', render: toOwnLanguage },
  sitePage('', async (site) => (await views()).homePage(site)),
  sitePage('/schedule', async (site) => (await views()).schedulePage(site), ['day']),
  sitePage('/programmes', async (site) => (await views()).programmesPage(site)),
  sitePage('/programmes/:slug', async (site) =>
    (await views()).programmePage(site, site.request.params['slug']!),
  ),
  sitePage('/podcasts', async (site) => (await views()).podcastsPage(site)),
  sitePage('/sitemap.xml', async (site) => (await feeds()).sitemap(site)),
  sitePage(
    '/:area',
    async (site) => {
      const kind = areaOf(site.request.params['area']!);
      return kind ? (await views()).areaPage(site, kind) : (await views()).notFoundPage(site);
    },
    ['page'],
  ),
  sitePage('/:area/feed.xml', async (site) => {
    const kind = areaOf(site.request.params['area']!);
    return kind ? (await feeds()).areaFeed(site, kind) : undefined;
  }),
  sitePage('/:area/:slug', async (site) => {
    const { area, slug } = site.request.params;
    const kind = areaOf(area!);
    return kind ? (await views()).contentPage(site, kind, slug!) : (await views()).notFoundPage(site);
  }),
  sitePage('/*', async (site) => (await views()).notFoundPage(site)),
  {
    path: '/site-style/:file',
    render: async ({ params }) => {
      const colour = colourOfStyle(params['file']!);
      if (!colour) return undefined;
      return {
        status: 200,
        type: 'text/css; charset=utf-8',
        text: styleSheet(colour),
        radioId: 0,
        reads: [],
      };
    },
  },
];
