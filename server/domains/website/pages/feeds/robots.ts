import { sharedPaths } from '../../../../kit/pages/ownHosts.ts';
import type { PageRequest, PublicPage, RenderedPage } from '../../../../kit/pages/publicPage.ts';
import { query } from '../../../../kit/query/query.ts';
import { acrossRadios } from '../../../../kit/query/scopes.ts';
import { SiteLanguage } from '../../contents/contentEnums.ts';
import { addressesOf } from '../siteAddresses.ts';

const findPublicSites = query('website.findPublicSites', (db) =>
  db
    .selectFrom(acrossRadios('Website as website'))
    .innerJoin('Radio as radio', 'radio.id', 'website.radio')
    .select('radio.slug')
    .where('website.isPublic', '=', true)
    .where('website.isIndexed', '=', true)
    .orderBy('radio.slug')
    .limit(1000),
);

/**
 * `/robots.txt` of the portal's host. Allows search engines to read the websites, lists their sitemaps, and disallows the portal
 * and the API. A website that must not be indexed stays readable, because its pages contain `noindex`.
 */
async function robotsOfPortal({ database, services }: PageRequest): Promise<RenderedPage> {
  const { accounts, ownHosts } = services;
  const sites = await findPublicSites.all({ database });
  const here = sites.filter(({ slug }) => ownHosts.originOf(slug) === undefined);
  return robots([
    ...['/site/', ...sharedPaths].map((path) => `Allow: ${path}`),
    'Disallow: /',
    ...here.flatMap(({ slug }) => sitemapsOf(accounts.portalUrl(), ownHosts.rootOf(slug))),
  ]);
}

/** `/robots.txt` of a host that serves one website. */
async function robotsOfSite({ database, services, params }: PageRequest): Promise<RenderedPage | undefined> {
  const origin = services.ownHosts.originOf(params['radio']!);
  if (origin === undefined) return undefined;
  const sites = await findPublicSites.all({ database });
  const isListed = sites.some(({ slug }) => slug === params['radio']);
  return robots(['Disallow:', ...(isListed ? sitemapsOf(origin, '') : [])]);
}

const sitemapsOf = (origin: string, root: string): string[] =>
  Object.values(SiteLanguage).map(
    (language) => `Sitemap: ${origin}${addressesOf(root, language).of('sitemap.xml')}`,
  );

const robots = (lines: readonly string[]): RenderedPage => ({
  status: 200,
  type: 'text/plain; charset=utf-8',
  text: `${['User-agent: *', ...lines].join('\n')}\n`,
  radioId: null,
});

export const robotsPages: readonly PublicPage[] = [
  { path: '/robots.txt', render: robotsOfPortal },
  { path: '/site/:radio/robots.txt', render: robotsOfSite },
];
