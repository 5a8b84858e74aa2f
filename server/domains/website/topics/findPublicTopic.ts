import { query, type Given } from '../../../kit/query/query.ts';
import { ContentState, type ContentKind } from '../contents/contentEnums.ts';

/** Finds a topic that has published contents, in any language. The website does not show the name of other topics. */
export const findPublicTopic = query(
  'website.findPublicTopic',
  (db, { area, slug, now }: Given<{ area: ContentKind; slug: string; now: Date }>) =>
    db
      .selectFrom('Topic as topic')
      .innerJoin('Content as content', 'content.topic', 'topic.id')
      .select(['topic.id', 'topic.name', 'topic.slug', 'topic.colour'])
      .where('topic.area', '=', area)
      .where('topic.slug', '=', slug)
      .where('content.state', '=', ContentState.PUBLISHED)
      .where('content.publishedFrom', '<=', now)
      .where(({ or, eb }) =>
        or([eb('content.publishedUntil', 'is', null), eb('content.publishedUntil', '>', now)]),
      )
      .limit(1),
);

/** Finds those of the given topics that have published contents, in any language. */
export const filterPublicTopics = query(
  'website.filterPublicTopics',
  (db, { ids, now }: Given<{ ids: number[]; now: Date }>) =>
    db
      .selectFrom('Topic as topic')
      .innerJoin('Content as content', 'content.topic', 'topic.id')
      .select(['topic.id', 'topic.name', 'topic.area', 'topic.slug'])
      .distinct()
      .where('topic.id', 'in', ids)
      .where('content.state', '=', ContentState.PUBLISHED)
      .where('content.publishedFrom', '<=', now)
      .where(({ or, eb }) =>
        or([eb('content.publishedUntil', 'is', null), eb('content.publishedUntil', '>', now)]),
      ),
);

/** Finds the names of the given topics, also of those without published contents. */
export const findTopicNames = query('website.findTopicNames', (db, { ids }: Given<{ ids: number[] }>) =>
  db.selectFrom('Topic').select(['id', 'name']).where('id', 'in', ids),
);
