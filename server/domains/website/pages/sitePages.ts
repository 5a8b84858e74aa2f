import type { MovedPage, PageRequest, PublicPage, RenderedPage } from '../../../kit/pages/publicPage.ts';
import { findRadio } from '../../programmes/public.ts';
import { cardPage } from '../cards/cardPages.ts';
import { cardFile, homeCard, type CardSubject } from '../cards/socialCard.ts';
import { SiteLanguage, tagOf } from '../contents/contentEnums.ts';
import { stylePage } from '../design/stylePage.ts';
import { robotsPages } from './feeds/robots.ts';
import { isInMaintenance } from '../webmaster/maintenance.ts';
import { hostsOfSite, redirectOf } from '../redirects/redirects.ts';
import { sitePreviewPath } from '../preview/previewPath.ts';
import { findPreviewedSite } from '../preview/sitePreview.ts';
import { prefetchRulesPage } from './prefetchRules.ts';
import { findSite, movedSite, findPublicWebsite, type Site } from './site.ts';
import { addressesOf, areaOf, filledPath, topicSegment } from './siteAddresses.ts';
import {
  anyParameter,
  dayParameter,
  pageParameter,
  searchParameter,
  timeParameter,
  viewParameter,
} from './views/pageParameters.ts';

/** Entities that the pages of the website read. */
export const publicTypes: readonly string[] = [
  'Content',
  'Topic',
  'Banner',
  'WebComment',
  'Website',
  'Radio',
  'Emission',
  'EmissionCategory',
  'EmissionPerson',
  'Episode',
  'EpisodePerson',
  'Podcast',
  'Slot',
  'Occurrence',
  'Rush',
  'Playlist',
  'StreamServer',
  'MountPoint',
  'Frequency',
  'MediaItem',
  'Song',
  'Jingle',
  'Generic',
  'Publicity',
  'Video',
  'RushSound',
  'User',
  'EpisodeSound',
];

/** React and the views are loaded with the first page, not when the server starts. */
const contents = () => import('./views/pageViews.tsx');
const programmes = () => import('./views/programmeViews.tsx');
const episodes = () => import('./views/episodeViews.tsx');
const topics = () => import('./views/topicViews.tsx');
const onAir = () => import('./views/onAirViews.tsx');
const frame = () => import('./frame.tsx');
const feeds = () => import('./feeds/siteFeeds.ts');
const sitemaps = () => import('./feeds/sitemaps.ts');
const calendars = () => import('./feeds/scheduleCalendar.ts');
const comments = () => import('../comments/commentPages.tsx');
const contact = () => import('../contact/contactView.tsx');
const maintenance = () => import('../webmaster/maintenanceView.tsx');

/** A page below `/site/{radio}/{language}`, and the same page in a preview of the website. */
const sitePage = (
  path: string,
  render: (site: Site) => Promise<RenderedPage | MovedPage | undefined>,
  parameters: NonNullable<PublicPage['parameters']> = {},
  sharing: Pick<PublicPage, 'isPrivate' | 'isPicture' | 'hasTypedParameter' | 'method'> = {},
): PublicPage[] => [
  {
    path: `/site/:radio/:language${path}`,
    parameters,
    ...sharing,
    async render(request) {
      const site = await findSite(request, `/:language${path}`);
      if (site && 'location' in site) return sharing.method === 'POST' ? { ...site, status: 308 } : site;
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
  if (!environment || !(await findPublicWebsite.any(environment))) return undefined;
  return redirectOf(environment, hostsOfSite(services, radio.slug), filledPath(pattern, params));
}

/**
 * Redirects a path below `/site/{radio}` to the language of the radio, or to English when the website does not have it. A former slug of
 * the radio is replaced first. Returns undefined while the website is not public.
 */
async function toOwnLanguage(
  request: PageRequest,
  ...parts: readonly string[]
): Promise<MovedPage | undefined> {
  const { database, services, params } = request;
  const radio = await findRadio(database, params['radio']!);
  if (!radio || !(await findPublicWebsite.any({ database, radioId: radio.id }))) return undefined;
  if (radio.slug !== params['radio'])
    return movedSite(request, radio, parts.map((part) => `/${encodeURIComponent(part)}`).join(''));
  const own = Object.values(SiteLanguage).find((language) => radio.language.startsWith(tagOf(language)));
  const addresses = addressesOf(services.ownHosts.rootOf(radio.slug), own ?? SiteLanguage.EN);
  return { location: addresses.of(...parts), status: 302 };
}

/** The site of a page below the content with the slug `topic`, which contents could have before topics had pages. */
const atTopicSlug = (site: Site): Site => {
  const { request } = site;
  return { ...site, request: { ...request, params: { ...request.params, slug: topicSegment } } };
};

/** The card of a page, below the address of the page. */
const cardOfPage = (
  path: string,
  find: (site: Site) => Promise<CardSubject | undefined> | CardSubject | undefined,
): PublicPage[] =>
  sitePage(`${path}/${cardFile}`, async (site) => cardPage(site, await find(site)), {}, { isPicture: true });

export const sitePages: readonly PublicPage[] = [
  ...robotsPages,
  { path: '/site/:radio', render: (request) => toOwnLanguage(request) },
  { path: '/site/:radio/', render: (request) => toOwnLanguage(request) },
  { path: '/site/:radio/contact', render: (request) => toOwnLanguage(request, 'contact') },
  { path: '/site/:radio/schedule.ics', render: (request) => toOwnLanguage(request, 'schedule.ics') },
  {
    path: '/site/:radio/legal/:page',
    render: (request) => toOwnLanguage(request, 'legal', request.params['page']!),
  },
  prefetchRulesPage,
  ...sitePage(
    '/contact',
    async (site) => (await contact()).contactPage(site),
    { sent: anyParameter },
    { isPrivate: true },
  ),
  ...sitePage('/contact', async (site) => (await contact()).receiveContact(site), {}, { method: 'POST' }),
  ...sitePage('/legal/:page', async (site) =>
    (await import('../webmaster/legalView.tsx')).legalPage(site, site.request.params['page']!),
  ),
  ...sitePage('', async (site) => (await import('./views/homeView.tsx')).homePage(site)),
  ...sitePage('/schedule', async (site) => (await import('./views/scheduleViews.tsx')).schedulePage(site), {
    day: dayParameter,
    view: viewParameter,
  }),
  ...sitePage('/schedule.ics', async (site) => (await calendars()).siteCalendar(site)),
  ...sitePage(
    '/playlist',
    async (site) => (await import('./views/songsView.tsx')).songsPage(site),
    { at: timeParameter },
    { hasTypedParameter: true },
  ),
  ...sitePage('/on-air', async (site) => (await onAir()).onAirPage(site)),
  ...sitePage('/kiosk', async (site) => (await onAir()).kioskPage(site)),
  ...sitePage('/listen', async (site) => (await onAir()).playerPage(site)),
  ...sitePage(
    '/search',
    async (site) => (await import('./views/searchView.tsx')).searchPage(site),
    { q: searchParameter },
    { hasTypedParameter: true },
  ),
  ...sitePage('/team', async (site) => (await import('./views/teamView.tsx')).teamPage(site)),
  ...sitePage('/frequencies', async (site) =>
    (await import('./views/frequenciesView.tsx')).frequenciesPage(site),
  ),
  ...sitePage('/programmes', async (site) => (await programmes()).programmesPage(site)),
  ...sitePage('/programmes/:slug', async (site) =>
    (await programmes()).programmePage(site, site.request.params['slug']!),
  ),
  ...sitePage('/programmes/:slug/schedule.ics', async (site) =>
    (await calendars()).programmeCalendar(site, site.request.params['slug']!),
  ),
  ...sitePage('/programmes/:slug/:guid', async (site) => {
    const { slug, guid } = site.request.params;
    return (await episodes()).episodePage(site, slug!, guid!);
  }),
  ...sitePage('/podcasts', async (site) => (await import('./views/podcastViews.tsx')).podcastsPage(site)),
  ...sitePage('/sitemap.xml', async (site) => (await sitemaps()).sitemapIndex(site)),
  ...sitePage('/sitemap/:file', async (site) =>
    (await sitemaps()).sitemapPart(site, site.request.params['file']!),
  ),
  ...sitePage(
    '/:area',
    async (site) => {
      const kind = areaOf(site.request.params['area']!);
      return kind ? (await contents()).areaPage(site, kind) : (await frame()).notFoundPage(site);
    },
    { page: pageParameter },
  ),
  ...sitePage(
    '/:area/topic/:slug',
    async (site) => {
      const { area, slug } = site.request.params;
      const kind = areaOf(area!);
      return kind ? (await topics()).topicPage(site, kind, slug!) : (await frame()).notFoundPage(site);
    },
    { page: pageParameter },
  ),
  ...sitePage('/:area/topic/:slug/feed.xml', async (site) => {
    const { area, slug } = site.request.params;
    const kind = areaOf(area!);
    return kind && (await feeds()).topicFeed(site, kind, slug!);
  }),
  ...sitePage(
    '/:area/topic/comment',
    async (site) => {
      const kind = areaOf(site.request.params['area']!);
      const isTopic = kind && (await (await topics()).findTopic(site, kind, 'comment'));
      return isTopic
        ? (await topics()).topicPage(site, kind, 'comment')
        : (await comments()).commentPage(atTopicSlug(site));
    },
    { page: pageParameter, sent: anyParameter, to: anyParameter },
    { isPrivate: true },
  ),
  ...sitePage(
    '/:area/topic/comment.json',
    async (site) => (await comments()).challengePage(atTopicSlug(site)),
    {},
    { isPrivate: true },
  ),
  ...cardOfPage('/:area/topic', async (site) => {
    const kind = areaOf(site.request.params['area']!);
    return kind && (await contents()).findContentCard(site, kind, topicSegment);
  }),
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
    { comments: pageParameter },
  ),
  ...sitePage(
    '/:area/:slug/comment',
    async (site) => (await comments()).commentPage(site),
    { sent: anyParameter, to: anyParameter },
    {
      isPrivate: true,
    },
  ),
  ...sitePage(
    '/:area/:slug/comment',
    async (site) => (await comments()).receiveComment(site),
    {},
    {
      method: 'POST',
    },
  ),
  ...sitePage(
    '/:area/:slug/comment.json',
    async (site) => (await comments()).challengePage(site),
    {},
    {
      isPrivate: true,
    },
  ),
  ...cardOfPage('', homeCard),
  ...cardOfPage('/programmes/:slug', async (site) =>
    (await programmes()).findProgrammeCard(site, site.request.params['slug']!),
  ),
  ...cardOfPage('/programmes/:slug/:guid', async (site) => {
    const { slug, guid } = site.request.params;
    return (await episodes()).findEpisodeCard(site, slug!, guid!);
  }),
  ...cardOfPage('/:area/:slug', async (site) => {
    const { area, slug } = site.request.params;
    const kind = areaOf(area!);
    return kind && (await contents()).findContentCard(site, kind, slug!);
  }),
  ...sitePage('/*', async (site) => (await frame()).notFoundPage(site)),
  { path: '/preview/*', isPrivate: true, render: async () => undefined },
  stylePage,
];
