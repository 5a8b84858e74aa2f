import { condition } from '../../../kit/query/condition.ts';
import type { Given } from '../../../kit/query/query.ts';
import { ContentState } from './contentEnums.ts';

/** Contents on the website at a moment. */
export const published = condition('Content', (content, { now }: Given<{ now: Date }>) =>
  content.and([
    content('t.state', '=', ContentState.PUBLISHED),
    content('t.publishedFrom', '<=', now),
    content.or([content('t.publishedUntil', 'is', null), content('t.publishedUntil', '>', now)]),
  ]),
);
