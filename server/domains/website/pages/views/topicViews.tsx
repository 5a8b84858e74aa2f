import type { MovedPage, RenderedPage } from '../../../../kit/pages/publicPage.ts';
import { pageNumber } from './pageParameters.ts';
import type { ContentKind } from '../../contents/contentEnums.ts';
import { nextPublicChange } from '../../contents/publicChanges.ts';
import { slugOfFormerTopic } from '../../redirects/formerAddresses.ts';
import { findPublicTopic } from '../../topics/findPublicTopic.ts';
import { ContentPages, perPage } from '../contentPages.tsx';
import { notFoundPage, pageOf } from '../frame.tsx';
import { Empty, TopicDot } from '../parts.tsx';
import type { Site } from '../site.ts';
import { areaPaths, topicSegment } from '../siteAddresses.ts';
import { readContents } from './pageViews.tsx';

/* Pages of topics: the contents of one area with the topic. */

export const findTopic = (site: Site, kind: ContentKind, slug: string) =>
  findPublicTopic.first(site.environment, { area: kind, slug, now: new Date() });

/** Redirect from the former slug of a topic, or from a topic that was merged. Undefined when there is none. */
export async function movedTopic(
  site: Site,
  kind: ContentKind,
  slug: string,
  ...below: readonly string[]
): Promise<MovedPage | undefined> {
  const { environment, language, addresses } = site;
  const present = await slugOfFormerTopic(environment, { area: kind, language, slug });
  const topic = present === undefined ? undefined : await findTopic(site, kind, present);
  return (
    topic && { location: addresses.of(areaPaths[kind], topicSegment, topic.slug, ...below), status: 301 }
  );
}

/** Renders the contents of an area that have a topic, page by page. */
export async function topicPage(
  site: Site,
  kind: ContentKind,
  slug: string,
): Promise<RenderedPage | MovedPage> {
  const { texts, addresses, request } = site;
  const topic = await findTopic(site, kind, slug);
  if (!topic) return (await movedTopic(site, kind, slug)) ?? notFoundPage(site);
  const page = pageNumber(request.query['page']);
  const { items, totalItems } = await readContents(site, kind, { page, perPage, topicId: String(topic.id) });
  const path = [areaPaths[kind], topicSegment, topic.slug];
  const area = texts.areas[kind];
  return pageOf(site, {
    title: `${topic.name} · ${area}`,
    path,
    pageNumber: page,
    status: page > 1 && items.length === 0 ? 404 : 200,
    // A topic without contents in this language has nothing to find.
    isIndexed: totalItems > 0,
    feeds: [
      { title: area, path: addresses.of(areaPaths[kind], 'feed.xml') },
      { title: `${topic.name} · ${area}`, path: addresses.of(...path, 'feed.xml') },
    ],
    until: await nextPublicChange(site.environment, Date.now()),
    body: (
      <>
        <div>
          <p className="muted">
            <a href={addresses.of(areaPaths[kind])}>{area}</a>
          </p>
          <h1>
            <TopicDot site={site} colour={topic.colour} /> <bdi>{topic.name}</bdi>
          </h1>
          <p>
            <a href={addresses.of(...path, 'feed.xml')}>{texts.subscribe}</a>
          </p>
        </div>
        {items.length > 0 ? (
          <ContentPages
            site={site}
            kind={kind}
            items={items}
            page={page}
            totalItems={totalItems}
            path={path}
          />
        ) : (
          <Empty text={texts.noContents} />
        )}
      </>
    ),
  });
}
