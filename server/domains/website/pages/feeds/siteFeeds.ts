import XMLBuilder from 'fast-xml-builder';
import type { RenderedPage } from '../../../../kit/pages/publicPage.ts';
import { publicEmissions } from '../../../programmes/public.ts';
import { ContentKind } from '../../contents/contentEnums.ts';
import { nextPublicChange } from '../../contents/publicChanges.ts';
import { readAsVisitor, type Site } from '../site.ts';
import { areaPaths } from '../siteAddresses.ts';
import { contentList, type ContentListData } from '../siteDocuments.ts';

const xml = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

/** RSS 2.0 of an area: the 30 newest contents. */
export async function areaFeed(site: Site, kind: ContentKind): Promise<RenderedPage> {
  const { radio, texts, addresses, origin } = site;
  const items = await newest(site, kind, 30);
  const channel = {
    title: `${texts.areas[kind]} · ${radio.name}`,
    link: `${origin}${addresses.of(areaPaths[kind])}`,
    description: site.settings.tagline || radio.name,
    language: site.tag,
    'atom:link': {
      '@href': `${origin}${addresses.of(areaPaths[kind], 'feed.xml')}`,
      '@rel': 'self',
      '@type': 'application/rss+xml',
    },
    item: items.map((item) => {
      const link = `${origin}${addresses.of(areaPaths[kind], item.slug)}`;
      return {
        title: item.title,
        link,
        guid: { '@isPermaLink': 'false', '#text': `${radio.id}-content-${item.id}` },
        description: item.excerpt,
        pubDate: new Date(item.publishedFrom!).toUTCString(),
      };
    }),
  };
  const rss = { '@version': '2.0', '@xmlns:atom': 'http://www.w3.org/2005/Atom', channel };
  return xmlPage(site, 'application/rss+xml; charset=utf-8', { rss });
}

/** Sitemap of one language of a website: home page, lists, the 100 newest contents of each area, and public programmes. */
export async function sitemap(site: Site): Promise<RenderedPage> {
  const { addresses, origin } = site;
  const kinds = Object.values(ContentKind);
  const contents = await Promise.all(kinds.map((kind) => newest(site, kind, 100)));
  const emissions = await publicEmissions.all(site.environment);
  const paths = [
    addresses.of(),
    addresses.of('schedule'),
    addresses.of('programmes'),
    addresses.of('podcasts'),
    addresses.of('playlist'),
    addresses.of('team'),
    addresses.of('frequencies'),
    ...kinds.map((kind) => addresses.of(areaPaths[kind])),
    ...kinds.flatMap((kind, index) =>
      contents[index]!.map(({ slug }) => addresses.of(areaPaths[kind], slug)),
    ),
    ...emissions.map(({ slug }) => addresses.of('programmes', slug)),
  ];
  const urlset = {
    '@xmlns': 'http://www.sitemaps.org/schemas/sitemap/0.9',
    url: paths.map((path) => ({ loc: `${origin}${path}` })),
  };
  return xmlPage(site, 'application/xml; charset=utf-8', { urlset });
}

async function newest(site: Site, kind: ContentKind, perPage: number) {
  const { contents } = await readAsVisitor<ContentListData>(site, contentList, {
    filter: { kind: { eq: kind }, language: { eq: site.language } },
    sort: [{ publishedFrom: 'DESC' }],
    page: 1,
    perPage,
    search: null,
  });
  return contents.items;
}

const xmlPage = async (site: Site, type: string, content: object): Promise<RenderedPage> => ({
  status: 200,
  type,
  text: `<?xml version="1.0" encoding="UTF-8"?>\n${xml.build(content)}`,
  radioId: site.radio.id,
  until: await nextPublicChange(site.environment, Date.now()),
});
