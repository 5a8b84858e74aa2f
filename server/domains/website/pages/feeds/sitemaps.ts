import type { RenderedPage } from '../../../../kit/pages/publicPage.ts';
import { count } from '../../../../kit/query/counts.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import type { Builder } from '../../../../kit/query/tables.ts';
import {
  countEpisodes,
  findListedEpisodeAddresses,
  findPublicEmissions,
} from '../../../programmes/public.ts';
import { ContentKind, ContentState, type SiteLanguage } from '../../contents/contentEnums.ts';
import { legalPagesOf, pathOfPage } from '../../webmaster/contactAndLegal.tsx';
import type { Site } from '../site.ts';
import { areaPaths, topicSegment } from '../siteAddresses.ts';
import { xmlPage } from './siteFeeds.ts';

/* The sitemap of one language of a website: an index, and parts with at most 1,000 addresses each. */

/** Addresses in a part. The protocol allows 50,000. */
const perPart = 1000;

const publishedContents = (db: Builder, { language, now }: Given<{ language: SiteLanguage; now: Date }>) =>
  db
    .selectFrom('Content as content')
    .where('content.language', '=', language)
    .where('content.state', '=', ContentState.PUBLISHED)
    .where('content.publishedFrom', '<=', now)
    .where(({ or, eb }) =>
      or([eb('content.publishedUntil', 'is', null), eb('content.publishedUntil', '>', now)]),
    );

const countContents = query(
  'website.countContentAddresses',
  (db, given: Given<{ language: SiteLanguage; now: Date }>) => publishedContents(db, given).select(count),
);

const findContentAddresses = query(
  'website.findContentAddresses',
  (db, { language, now, skipped }: Given<{ language: SiteLanguage; now: Date; skipped: number }>) =>
    publishedContents(db, { language, now })
      .select(['content.kind', 'content.slug', 'content.updatedAt'])
      .orderBy('content.id')
      .limit(1000)
      .offset(skipped),
);

/** Topics that have published contents in a language, with the last change of one of these. */
const findTopicAddresses = query(
  'website.findTopicAddresses',
  (db, given: Given<{ language: SiteLanguage; now: Date }>) =>
    publishedContents(db, given)
      .innerJoin('Topic as topic', 'topic.id', 'content.topic')
      .select(['topic.area', 'topic.slug'])
      .select(({ fn }) => fn.max<string>('content.updatedAt').as('updatedAt'))
      .groupBy(['topic.area', 'topic.slug'])
      .orderBy('topic.area')
      .orderBy('topic.slug')
      .limit(1000),
);

interface Address {
  path: readonly string[];
  /** Last change of the page; absent when it changes by itself, such as a list. */
  updatedAt?: Date | string | null;
}

/** Parts of the sitemap of a website by their names, each with its number of addresses and a function that reads a page of it. */
const partsOf = (site: Site) => {
  const given = { language: site.language, now: new Date() };
  const { environment } = site;
  return {
    pages: {
      count: async () => 1,
      read: async () => fixedAddresses(site),
    },
    topics: {
      count: async () => (await findTopicAddresses.all(environment, given)).length,
      read: async () =>
        (await findTopicAddresses.all(environment, given)).map(({ area, slug, updatedAt }) => ({
          path: [areaPaths[area], topicSegment, slug],
          updatedAt,
        })),
    },
    programmes: {
      count: async () => (await findPublicEmissions.all(environment)).length,
      read: async () =>
        (await findPublicEmissions.all(environment)).map(({ slug, updatedAt }) => ({
          path: ['programmes', slug],
          updatedAt,
        })),
    },
    contents: {
      count: async () => (await countContents.first(environment, given))!.count,
      read: async (skipped: number) =>
        (await findContentAddresses.all(environment, { ...given, skipped })).map(
          ({ kind, slug, updatedAt }) => ({
            path: [areaPaths[kind], slug],
            updatedAt,
          }),
        ),
    },
    episodes: {
      count: async () => (await countEpisodes.first(environment, { now: given.now }))!.count,
      read: async (skipped: number) =>
        (await findListedEpisodeAddresses.all(environment, { now: given.now, skipped })).map(
          ({ emissionSlug, guid, updatedAt }) => ({ path: ['programmes', emissionSlug, guid], updatedAt }),
        ),
    },
  } satisfies Record<string, { count: () => Promise<number>; read: (skipped: number) => Promise<Address[]> }>;
};

type PartName = keyof ReturnType<typeof partsOf>;

/** Pages that every website has, and its legal pages. */
function fixedAddresses(site: Site): Address[] {
  return [
    [],
    ['on-air'],
    ['schedule'],
    ['programmes'],
    ['podcasts'],
    ['playlist'],
    ['team'],
    ['frequencies'],
    ...Object.values(ContentKind).map((kind) => [areaPaths[kind]]),
    ...legalPagesOf(site).map((page) => ['legal', pathOfPage(page)]),
  ].map((path) => ({ path }));
}

const namespace = 'http://www.sitemaps.org/schemas/sitemap/0.9';
const type = 'application/xml; charset=utf-8';

/** Serves the sitemap index, which lists the parts of the sitemap. */
export async function sitemapIndex(site: Site): Promise<RenderedPage> {
  const { addresses, origin } = site;
  const names = await Promise.all(
    Object.entries(partsOf(site)).map(async ([name, part]) => {
      const pages = Math.ceil((await part.count()) / perPart);
      return Array.from({ length: pages }, (_, index) => `${name}-${index + 1}.xml`);
    }),
  );
  const sitemap = names.flat().map((name) => ({ loc: `${origin}${addresses.of('sitemap', name)}` }));
  return xmlPage(site, type, { sitemapindex: { '@xmlns': namespace, sitemap } });
}

/** Serves a part of the sitemap, such as `contents-2.xml`; undefined when the index does not list it. */
export async function sitemapPart(site: Site, file: string): Promise<RenderedPage | undefined> {
  const [, name, number] = /^([a-z]+)-([1-9]\d{0,3})\.xml$/.exec(file) ?? [];
  const parts = partsOf(site);
  if (!name || !Object.hasOwn(parts, name)) return undefined;
  const part = parts[name as PartName];
  const skipped = (Number(number) - 1) * perPart;
  if (skipped > 0 && skipped >= (await part.count())) return undefined;
  const found: Address[] = await part.read(skipped);
  const { addresses, origin } = site;
  const url = found.map(({ path, updatedAt }) => ({
    loc: `${origin}${addresses.of(...path)}`,
    ...(updatedAt && { lastmod: new Date(updatedAt).toISOString() }),
  }));
  return xmlPage(site, type, { urlset: { '@xmlns': namespace, url } });
}
