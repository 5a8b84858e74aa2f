import { query, type Given } from '../../../kit/query/query.ts';
import { findPublicEmissionsByIds, filterPublicPodcasts } from '../../programmes/public.ts';
import { ContentKind, ContentState, type SiteLanguage } from '../contents/contentEnums.ts';
import { ContentStatus, statusOf } from '../contents/contentStatus.ts';
import { nextPublicChange } from '../contents/publicChanges.ts';
import type { Site } from '../pages/site.ts';
import { addressesOf, areaPaths, subscribeAnchor, topicSegment } from '../pages/siteAddresses.ts';
import type { SiteTexts } from '../pages/siteTexts.ts';
import { filterPublicTopics } from '../topics/findPublicTopic.ts';
import type { MenuItem, SitePage } from './menuItem.ts';
import { MenuRecordType, type StoredMenuRecord } from './menuRecord.ts';
import { storedEntries } from './menuValues.ts';

/** An entry of a menu as visitors see it. */
export interface ShownEntry {
  key: string;
  address: string;
  label: string;
  /** True for a web address or a mail address that somebody has typed. */
  isExternal: boolean;
  children: readonly ShownEntry[];
}

export interface ShownMenus {
  menu: readonly ShownEntry[];
  footerMenu: readonly ShownEntry[];
  /** Milliseconds since 1970 until which the menus stay as they are; infinite when they only change with their records. */
  until: number;
}

export const noMenus: ShownMenus = { menu: [], footerMenu: [], until: Infinity };

interface Target {
  address: string;
  title: string;
}

/** Records of a type that visitors see, by id, and the next moment at which they change by themselves. */
interface FoundRecords {
  targets: ReadonlyMap<number, Target>;
  until: number;
}

/**
 * Reads the menus of a website in the language of the page. Sends at most one query for each type of record that they lead to. An entry
 * whose record is not on the website is left out with the entries below it: they were arranged as a part of it, and each would otherwise
 * appear on a level on which nobody has placed it.
 */
export async function readMenus(site: Site): Promise<ShownMenus> {
  const { menu, footerMenu } = site.settings;
  const records = storedEntries([...menu, ...footerMenu]).flatMap(({ record }) => record ?? []);
  const types = Object.values(MenuRecordType).filter((type) =>
    records.some((record) => record.type === type),
  );
  const found = new Map<MenuRecordType, FoundRecords>();
  for (const type of types) found.set(type, await finders[type](site, idsOf(records, type)));
  const shown = (items: readonly MenuItem[]): ShownEntry[] =>
    items.flatMap((item) => {
      const target = targetOf(site, item, found);
      return target ? { ...target, key: item.key, children: shown(item.children ?? []) } : [];
    });
  return {
    menu: shown(menu),
    footerMenu: shown(footerMenu),
    until: Math.min(...[...found.values()].map(({ until }) => until)),
  };
}

const idsOf = (records: readonly StoredMenuRecord[], wanted: MenuRecordType) => [
  ...new Set(records.flatMap(({ type, recordId }) => (type === wanted ? recordId : []))),
];

const finders: Record<MenuRecordType, (site: Site, ids: number[]) => Promise<FoundRecords>> = {
  CONTENT: findContents,
  EMISSION: findEmissions,
  PODCAST: findPodcasts,
  TOPIC: findTopics,
};

/** Published contents and their translations into a language, also before and after their time on the website. */
const findContentsOfMenus = query(
  'website.findContentsOfMenus',
  (db, { ids, language }: Given<{ ids: number[]; language: SiteLanguage }>) =>
    db
      .selectFrom('Content as chosen')
      .innerJoin('Content as version', 'version.translationGroup', 'chosen.translationGroup')
      .select([
        'chosen.id as chosen',
        'version.id',
        'version.kind',
        'version.language',
        'version.slug',
        'version.title',
        'version.state',
        'version.publishedFrom',
        'version.publishedUntil',
      ])
      .where('chosen.id', 'in', ids)
      .where('chosen.state', '=', ContentState.PUBLISHED)
      .where('version.state', '=', ContentState.PUBLISHED)
      .where(({ or, eb }) =>
        or([eb('version.language', '=', language), eb('version.id', '=', eb.ref('chosen.id'))]),
      ),
);

async function findContents({ environment, language, root }: Site, ids: number[]): Promise<FoundRecords> {
  const rows = await findContentsOfMenus.all(environment, { ids, language });
  const now = new Date();
  const versions = rows.filter((row) => statusOf(row, now) === ContentStatus.PUBLISHED);
  const moments = rows
    .flatMap(({ publishedFrom, publishedUntil }) => [publishedFrom, publishedUntil])
    .flatMap((at) => (at && at > now ? at.getTime() : []));
  const isShown = new Set(versions.flatMap(({ id, chosen }) => (id === chosen ? id : [])));
  // The translation comes last, so that it takes the place of the chosen content.
  const ordered = versions.toSorted((a, b) => Number(a.id !== a.chosen) - Number(b.id !== b.chosen));
  const targets = new Map<number, Target>();
  for (const version of ordered) {
    if (!isShown.has(version.chosen)) continue;
    const address = addressesOf(root, version.language).of(areaPaths[version.kind], version.slug);
    targets.set(version.chosen, { address, title: version.title });
  }
  return { targets, until: Math.min(...moments) };
}

async function findEmissions({ environment, addresses }: Site, ids: number[]): Promise<FoundRecords> {
  const rows = await findPublicEmissionsByIds.all(environment, { ids });
  const targets = new Map(
    rows.map(({ id, slug, title }) => [id, { address: addresses.of('programmes', slug), title }]),
  );
  return { targets, until: Infinity };
}

async function findPodcasts({ environment, addresses }: Site, ids: number[]): Promise<FoundRecords> {
  const rows = await filterPublicPodcasts.all(environment, { ids });
  const addressOf = (slug: string) => `${addresses.of('programmes', slug)}#${subscribeAnchor}`;
  const targets = new Map(rows.map(({ id, slug, title }) => [id, { address: addressOf(slug), title }]));
  return { targets, until: Infinity };
}

async function findTopics({ environment, addresses }: Site, ids: number[]): Promise<FoundRecords> {
  const now = new Date();
  const rows = await filterPublicTopics.all(environment, { ids, now });
  const targets = new Map(
    rows.map(({ id, name, area, slug }) => [
      id,
      { address: addresses.of(areaPaths[area], topicSegment, slug), title: name },
    ]),
  );
  return { targets, until: (await nextPublicChange(environment, now.getTime())) ?? Infinity };
}

/** Address and label of an entry; undefined for pages that this version does not know, and for records that are not on the website. */
function targetOf(
  { language, texts, addresses, root }: Site,
  { page, record, link, labels }: MenuItem,
  found: ReadonlyMap<MenuRecordType, FoundRecords>,
) {
  const own = labels.find((each) => each.language === language)?.label;
  if (record) {
    const target = found.get(record.type)?.targets.get(record.recordId);
    return target && { address: target.address, label: own || target.title, isExternal: false };
  }
  if (page) {
    const known = pagesOfMenu[page];
    return (
      known && { address: addresses.of(known.path), label: own || known.titleOf(texts), isExternal: false }
    );
  }
  const isOfSite = link.startsWith('/');
  const label = own || labels.find((each) => each.label)?.label || link;
  return { address: isOfSite ? root + link : link, label, isExternal: !isOfSite };
}

interface MenuPage {
  path: string;
  titleOf: (texts: SiteTexts) => string;
}

const area = (kind: ContentKind): MenuPage => ({
  path: areaPaths[kind],
  titleOf: ({ areas }) => areas[kind],
});

const pagesOfMenu: Partial<Record<string, MenuPage>> & Record<SitePage, MenuPage> = {
  ON_AIR: { path: 'on-air', titleOf: ({ onAir }) => onAir },
  SCHEDULE: { path: 'schedule', titleOf: ({ schedule }) => schedule },
  PLAYLIST: { path: 'playlist', titleOf: ({ playlist }) => playlist },
  PROGRAMMES: { path: 'programmes', titleOf: ({ programmes }) => programmes },
  PODCASTS: { path: 'podcasts', titleOf: ({ podcasts }) => podcasts },
  NEWS: area(ContentKind.NEWS),
  BLOG: area(ContentKind.BLOG),
  SERVICES: area(ContentKind.SERVICE),
  PHOTOS: area(ContentKind.ALBUM),
  SHOP: area(ContentKind.PRODUCT),
  PARTNERS: area(ContentKind.PARTNER),
  TEAM: { path: 'team', titleOf: ({ team }) => team },
  FREQUENCIES: { path: 'frequencies', titleOf: ({ frequencies }) => frequencies.title },
  SEARCH: { path: 'search', titleOf: ({ search }) => search },
};
