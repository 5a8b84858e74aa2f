import type { PublicPage } from '../../../../kit/pages/publicPage.ts';
import { query } from '../../../../kit/query/query.ts';
import { acrossRadios } from '../../../../kit/query/scopes.ts';
import { SiteLanguage } from '../../contents/contentEnums.ts';
import { addressesOf } from '../siteAddresses.ts';

const publicSites = query('website.publicSites', (db) =>
  db
    .selectFrom(acrossRadios('Website as website'))
    .innerJoin('Radio as radio', 'radio.id', 'website.radio')
    .select('radio.slug')
    .where('website.isPublic', '=', true)
    .where('website.isIndexed', '=', true)
    .orderBy('radio.slug')
    .limit(1000),
);

/** Paths that search engines may read: the websites, and the pictures and sounds on them. */
const open = ['/site/', '/site-style/', '/site-pictures/', '/assets/', '/files/', '/feeds/'];

/**
 * `/robots.txt`: allows search engines to read the websites, lists their sitemaps, and disallows the portal and the API. A website
 * that must not be indexed stays readable, because its pages contain `noindex`.
 */
export const robotsPage: PublicPage = {
  path: '/robots.txt',
  async render({ database, services }) {
    const origin = services.accounts.portalUrl();
    const sites = await publicSites.all({ database });
    const sitemaps = sites.flatMap(({ slug }) =>
      Object.values(SiteLanguage).map((language) => addressesOf(slug, language).of('sitemap.xml')),
    );
    const lines = [
      'User-agent: *',
      ...open.map((path) => `Allow: ${path}`),
      'Disallow: /',
      ...sitemaps.map((path) => `Sitemap: ${origin}${path}`),
    ];
    return {
      status: 200,
      type: 'text/plain; charset=utf-8',
      text: `${lines.join('\n')}\n`,
      radioId: 0,
      reads: [],
    };
  },
};
