import { condition } from '../../../kit/query/condition.ts';
import type { Given } from '../../../kit/query/query.ts';
import { ContentState } from './contentEnums.ts';

/** Contents on the website at a moment. */
export const published = condition('Content', (content, { now }: Given<{ now: Date }>) =>
  content.and([
    // guard: website-shows-published-contents
    content('t.state', '=', ContentState.PUBLISHED),
    // guard: website-shows-no-content-before-its-moment
    content('t.publishedFrom', '<=', now),
    // guard: website-shows-no-content-after-its-end
    content.or([content('t.publishedUntil', 'is', null), content('t.publishedUntil', '>', now)]),
  ]),
);
