import type { MovedPage, PageRequest, PublicPage, RenderedPage } from '../../../kit/pages/publicPage.ts';
import { registerPublicTypes } from '../../../kit/pages/publicTypes.ts';
import { findRadio } from '../../programmes/public.ts';
import { cardPage } from '../cards/cardPages.ts';
import { cardFile, homeCard, type CardSubject } from '../cards/socialCard.ts';
import { SiteLanguage, tagOf } from '../contents/contentEnums.ts';
import { stylePage } from '../design/stylePage.ts';
import { robotsPages } from './feeds/robots.ts';
import { isInMaintenance } from '../webmaster/maintenance.ts';
import { redirectOf } from '../redirects/redirects.ts';
import { sitePreviewPath } from '../preview/previewPath.ts';
import { findPreviewedSite } from '../preview/sitePreview.ts';
import { prefetchRulesPage } from './prefetchRules.ts';
import { findSite, publicWebsite, type Site } from './site.ts';
import { addressesOf, areaOf } from './siteAddresses.ts';

registerPublicTypes(
  'Content',
  'Topic',
  'Banner',
  'WebComment',
  'Website',
  'Radio',
  'Emission',
  'Episode',
  'Podcast',
  'Slot',
  'StreamServer',
  'MountPoint',
  'Frequency',
  'MediaItem',
  'Song',
  'Jingle',
  'Generic',
  'Publicity',
);

/** React and the views are loaded with the first page, not when the server starts. */
const contents = () => import('./views/pageViews.tsx');
const programmes = () => import('./views/programmeViews.tsx');
const schedule = () => import('./views/scheduleViews.tsx');
const frame = () => import('./frame.tsx');
const feeds = () => import('./feeds/siteFeeds.ts');
const comments = () => import('../comments/commentPages.tsx');
const contact = () => import('../contact/contactView.tsx');
const maintenance = () => import('../webmaster/maintenanceView.tsx');

/** A page below `/site/{radio}/{language}`, and the same page in a preview of the website. */
const sitePage = (
  path: string,
  render: (site: Site) => Promise<RenderedPage | MovedPage | undefined>,
  parameters: readonly string[] = [],
  sharing: Pick<PublicPage, 'isPrivate' | 'isPicture' | 'method'> = {},
): PublicPage[] => [
  {
    path: `/site/:radio/:language${path}`,
    parameters,
    ...sharing,
    async render(request) {
      const site = await findSite(request);
      if (site && 'location' in site) return site;
      if (site && isInMaintenance(site.settings, new Date()))
        return (await maintenance()).maintenancePage(site);
      const page = site && (await render(site));
      const isMissing = !page || ('status' in page && page.status === 404);
      return isMissing ? ((await findRedirect(request, `/:language${path}`)) ?? page) : page;
    },
  },
  {
    path: sitePreviewPath(`:ticket/:language${path}`),
    parameters,
    isPrivate: true,
    ...(sharing.method && { method: sharing.method }),
    async render(request) {
      const site = await findPreviewedSite(request);
      return site && render(site);
    },
  },
];

/** The redirect of an address without a page, if the radio has entered one. */
async function findRedirect(
  { database, services, params }: PageRequest,
  pattern: string,
): Promise<MovedPage | undefined> {
  const radio = await findRadio(database, params['radio']!);
  const environment = radio && { database, radioId: radio.id };
  if (!environment || !(await publicWebsite.any(environment))) return undefined;
  const path = pattern.replaceAll(/:(\w+)|\*/g, (part, name?: string) => params[name ?? part] ?? '');
  return redirectOf(environment, services.ownHosts.rootOf(radio.slug), path);
}

/** Redirects `/site/{radio}` to the language of the radio, or to English when the website does not have it. */
async function toOwnLanguage(
  { database, services, params }: PageRequest,
  ...parts: readonly string[]
): Promise<MovedPage | undefined> {
  const radio = await findRadio(database, params['radio']!);
  if (!radio) return undefined;
  const own = Object.values(SiteLanguage).find((language) => radio.language.startsWith(tagOf(language)));
  const addresses = addressesOf(services.ownHosts.rootOf(radio.slug), own ?? SiteLanguage.EN);
  return { location: addresses.of(...parts), status: 302 };
}

/** The card of a page, below the address of the page. */
const cardOfPage = (
  path: string,
  find: (site: Site) => Promise<CardSubject | undefined> | CardSubject | undefined,
  reads: readonly string[],
): PublicPage[] =>
  sitePage(`${path}/${cardFile}`, async (site) => cardPage(site, await find(site), reads), [], {
    isPicture: true,
  });

export const sitePages: readonly PublicPage[] = [
  ...robotsPages,
  { path: '/site/:radio', render: (request) => toOwnLanguage(request) },
  { path: '/site/:radio/', render: (request) => toOwnLanguage(request) },
  { path: '/site/:radio/contact', render: (request) => toOwnLanguage(request, 'contact') },
  {
    path: '/site/:radio/legal/:page',
    render: (request) => toOwnLanguage(request, 'legal', request.params['page']!),
  },
  prefetchRulesPage,
  ...sitePage('/contact', async (site) => (await contact()).contactPage(site), ['sent'], { isPrivate: true }),
  ...sitePage('/contact', async (site) => (await contact()).receiveContact(site), [], { method: 'POST' }),
  ...sitePage('/legal/:page', async (site) =>
    (await import('../webmaster/legalView.tsx')).legalPage(site, site.request.params['page']!),
  ),
  ...sitePage('', async (site) => (await import('./views/homeView.tsx')).homePage(site)),
  ...sitePage('/schedule', async (site) => (await schedule()).schedulePage(site), ['day']),
  ...sitePage('/playlist', async (site) => (await schedule()).songsPage(site), ['at']),
  ...sitePage('/kiosk', async (site) => (await schedule()).kioskPage(site)),
  ...sitePage('/listen', async (site) => (await schedule()).playerPage(site)),
  ...sitePage('/search', async (site) => (await import('./views/searchView.tsx')).searchPage(site), ['q']),
  ...sitePage('/team', async (site) => (await import('./views/teamView.tsx')).teamPage(site)),
  ...sitePage('/frequencies', async (site) =>
    (await import('./views/frequenciesView.tsx')).frequenciesPage(site),
  ),
  ...sitePage('/programmes', async (site) => (await programmes()).programmesPage(site)),
  ...sitePage('/programmes/:slug', async (site) =>
    (await programmes()).programmePage(site, site.request.params['slug']!),
  ),
  ...sitePage('/programmes/:slug/:guid', async (site) => {
    const { slug, guid } = site.request.params;
    return (await programmes()).episodePage(site, slug!, guid!);
  }),
  ...sitePage('/podcasts', async (site) => (await programmes()).podcastsPage(site)),
  ...sitePage('/sitemap.xml', async (site) => (await feeds()).sitemap(site)),
  ...sitePage(
    '/:area',
    async (site) => {
      const kind = areaOf(site.request.params['area']!);
      return kind ? (await contents()).areaPage(site, kind) : (await frame()).notFoundPage(site);
    },
    ['page'],
  ),
  ...sitePage('/:area/feed.xml', async (site) => {
    const kind = areaOf(site.request.params['area']!);
    return kind ? (await feeds()).areaFeed(site, kind) : undefined;
  }),
  ...sitePage(
    '/:area/:slug',
    async (site) => {
      const { area, slug } = site.request.params;
      const kind = areaOf(area!);
      return kind ? (await contents()).contentPage(site, kind, slug!) : (await frame()).notFoundPage(site);
    },
    ['comments'],
  ),
  ...sitePage('/:area/:slug/comment', async (site) => (await comments()).commentPage(site), ['sent', 'to'], {
    isPrivate: true,
  }),
  ...sitePage('/:area/:slug/comment', async (site) => (await comments()).receiveComment(site), [], {
    method: 'POST',
  }),
  ...sitePage('/:area/:slug/comment.json', async (site) => (await comments()).challengePage(site), [], {
    isPrivate: true,
  }),
  ...cardOfPage('', homeCard, ['Website', 'Radio']),
  ...cardOfPage(
    '/programmes/:slug',
    async (site) => (await programmes()).findProgrammeCard(site, site.request.params['slug']!),
    ['Emission', 'Website', 'Radio'],
  ),
  ...cardOfPage(
    '/programmes/:slug/:guid',
    async (site) => {
      const { slug, guid } = site.request.params;
      return (await programmes()).findEpisodeCard(site, slug!, guid!);
    },
    ['Emission', 'Episode', 'Podcast', 'Website', 'Radio'],
  ),
  ...cardOfPage(
    '/:area/:slug',
    async (site) => {
      const { area, slug } = site.request.params;
      const kind = areaOf(area!);
      return kind && (await contents()).findContentCard(site, kind, slug!);
    },
    ['Content', 'Website', 'Radio'],
  ),
  ...sitePage('/*', async (site) => (await frame()).notFoundPage(site)),
  stylePage,
];
