import XMLBuilder from 'fast-xml-builder';
import type { MovedPage, RenderedPage } from '../../../../kit/pages/publicPage.ts';
import type { ContentKind } from '../../contents/contentEnums.ts';
import { nextPublicChange } from '../../contents/publicChanges.ts';
import { readAsVisitor, type Site } from '../site.ts';
import { areaPaths, topicSegment } from '../siteAddresses.ts';
import { contentList, type ContentListData } from '../siteDocuments.ts';
import { findTopic, movedTopic } from '../views/topicViews.tsx';

const xml = new XMLBuilder({ ignoreAttributes: false, attributeNamePrefix: '@', format: true });

/** Serves the RSS 2.0 feed of an area: its 30 latest contents. */
export const areaFeed = (site: Site, kind: ContentKind): Promise<RenderedPage> =>
  feedOf(site, kind, { title: site.texts.areas[kind], path: [areaPaths[kind]] });

/** Serves the RSS 2.0 feed of a topic. A redirect for a former slug; undefined when there is no such topic. */
export async function topicFeed(
  site: Site,
  kind: ContentKind,
  slug: string,
): Promise<RenderedPage | MovedPage | undefined> {
  const topic = await findTopic(site, kind, slug);
  if (!topic) return movedTopic(site, kind, slug, 'feed.xml');
  const path = [areaPaths[kind], topicSegment, topic.slug];
  return feedOf(site, kind, { title: `${topic.name} · ${site.texts.areas[kind]}`, path, topic: topic.id });
}

interface FeedChannel {
  title: string;
  /** Parts of the address of the page that the feed belongs to. */
  path: readonly string[];
  /** Id of the topic that the contents must have. */
  topic?: number;
}

async function feedOf(
  site: Site,
  kind: ContentKind,
  { title, path, topic }: FeedChannel,
): Promise<RenderedPage> {
  const { radio, addresses, origin } = site;
  const { contents: newest } = await readAsVisitor<ContentListData>(site, contentList, {
    filter: {
      kind: { eq: kind },
      language: { eq: site.language },
      ...(topic !== undefined && { topicId: { eq: String(topic) } }),
    },
    sort: [{ publishedFrom: 'DESC' }],
    page: 1,
    perPage: 30,
    search: null,
  });
  const channel = {
    title: `${title} · ${radio.name}`,
    link: `${origin}${addresses.of(...path)}`,
    description: site.settings.tagline || radio.name,
    language: site.tag,
    'atom:link': {
      '@href': `${origin}${addresses.of(...path, 'feed.xml')}`,
      '@rel': 'self',
      '@type': 'application/rss+xml',
    },
    item: newest.items.map((item) => ({
      title: item.title,
      link: `${origin}${addresses.of(areaPaths[kind], item.slug)}`,
      guid: { '@isPermaLink': 'false', '#text': `${radio.id}-content-${item.id}` },
      description: item.excerpt,
      pubDate: new Date(item.publishedFrom!).toUTCString(),
    })),
  };
  const rss = { '@version': '2.0', '@xmlns:atom': 'http://www.w3.org/2005/Atom', channel };
  return xmlPage(site, 'application/rss+xml; charset=utf-8', { rss });
}

/** Makes an XML response, valid until a content of the radio appears or disappears. */
export const xmlPage = async (site: Site, type: string, content: object): Promise<RenderedPage> => ({
  status: 200,
  type,
  text: `<?xml version="1.0" encoding="UTF-8"?>\n${xml.build(content)}`,
  radioId: site.radio.id,
  until: await nextPublicChange(site.environment, Date.now()),
});
