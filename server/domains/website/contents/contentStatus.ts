import { registerEnumType } from 'type-graphql';
import type { Context } from '../../../kit/context.ts';
import { enumFilter, type FieldFilter } from '../../../kit/list/filters.ts';
import { condition } from '../../../kit/query/condition.ts';
import type { Given } from '../../../kit/query/query.ts';
import type { Condition } from '../../../kit/read/reads.ts';
import type { Content } from './content.entity.ts';
import { ContentState } from './contentEnums.ts';

export enum ContentStatus {
  DRAFT = 'DRAFT',
  REVIEW = 'REVIEW',
  SCHEDULED = 'SCHEDULED',
  PUBLISHED = 'PUBLISHED',
  ENDED = 'ENDED',
  ARCHIVED = 'ARCHIVED',
}
registerEnumType(ContentStatus, {
  name: 'ContentStatus',
  description:
    'State of a content at this moment. Unlike `ContentState`, distinguishes published contents before, in and after their period on the website.',
  valuesConfig: {
    DRAFT: { description: 'The content is being written.' },
    REVIEW: { description: 'The content waits for the review of a user with the right `publish`.' },
    SCHEDULED: { description: 'Published, with `publishedFrom` in the future.' },
    PUBLISHED: {
      description: 'Published, inside its period: visitors see the content while the website is public.',
    },
    ENDED: { description: 'Published, with `publishedUntil` in the past.' },
    ARCHIVED: {
      description: 'The content was taken off the website; it can still be edited, and published again.',
    },
  },
});

export const ContentStatusFilter = enumFilter(ContentStatus, 'ContentStatus');

type Period = Pick<Content, 'state' | 'publishedFrom' | 'publishedUntil'>;

/** Returns the status of a content at a moment. */
export function statusOf({ state, publishedFrom, publishedUntil }: Period, now: Date): ContentStatus {
  if (state !== ContentState.PUBLISHED) return ContentStatus[state];
  if (publishedUntil && publishedUntil <= now) return ContentStatus.ENDED;
  return publishedFrom && publishedFrom > now ? ContentStatus.SCHEDULED : ContentStatus.PUBLISHED;
}

const inState = condition('Content', (content, { state }: Given<{ state: ContentState }>) =>
  content('t.state', '=', state),
);
const scheduled = condition('Content', (content, { now }: Given<{ now: Date }>) =>
  content.and([content('t.state', '=', ContentState.PUBLISHED), content('t.publishedFrom', '>', now)]),
);
const ended = condition('Content', (content, { now }: Given<{ now: Date }>) =>
  content.and([content('t.state', '=', ContentState.PUBLISHED), content('t.publishedUntil', '<=', now)]),
);

/** SQL condition for the contents that are on the website at a moment. */
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

/** SQL equivalent of `statusOf`, as a condition on the contents `t`. */
function conditionOf(status: ContentStatus, context: Context, now: Date): Condition {
  if (status === ContentStatus.SCHEDULED) return scheduled(context, { now });
  if (status === ContentStatus.ENDED) return ended(context, { now });
  if (status === ContentStatus.PUBLISHED) return published(context, { now });
  return inState(context, { state: ContentState[status] });
}

/** SQL condition for contents whose current status passes a filter. */
export function statusCondition({ eq, in: among }: FieldFilter, context: Context): Condition {
  const now = new Date();
  const wanted = Object.values(ContentStatus).filter(
    (status) => (eq ?? status) === status && ((among as unknown[] | null)?.includes(status) ?? true),
  );
  const conditions = wanted.map((status) => conditionOf(status, context, now));
  return {
    text: `(${conditions.map(({ text }) => `(${text})`).join(' or ') || '1 = 0'})`,
    values: conditions.flatMap(({ values }) => values),
  };
}
