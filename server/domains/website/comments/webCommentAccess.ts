import type { Context } from '../../../kit/context.ts';
import { condition } from '../../../kit/query/condition.ts';
import type { Given } from '../../../kit/query/query.ts';
import type { Condition } from '../../../kit/read/reads.ts';
import { ContentState } from '../contents/contentEnums.ts';
import { WebCommentStatus } from './webCommentEnums.ts';

/** Approved comments on contents that are on the website; an answer needs an approved comment above it too. */
const shown = condition('WebComment', (comment, { now }: Given<{ now: Date }>) =>
  comment.and([
    comment('t.status', '=', WebCommentStatus.APPROVED),
    comment.exists(
      comment
        .selectFrom('Content as content')
        .select('content.id')
        .whereRef('content.id', '=', 't.content')
        .where('content.allowsComments', '=', true)
        .where('content.state', '=', ContentState.PUBLISHED)
        .where('content.publishedFrom', '<=', now)
        .where(({ or, eb }) =>
          or([eb('content.publishedUntil', 'is', null), eb('content.publishedUntil', '>', now)]),
        ),
    ),
    comment.or([
      comment('t.parent', 'is', null),
      comment.exists(
        comment
          .selectFrom('WebComment as parent')
          .select('parent.id')
          .whereRef('parent.id', '=', 't.parent')
          .where('parent.status', '=', WebCommentStatus.APPROVED),
      ),
    ]),
  ]),
);

/** SQL condition for the comments that the caller sees. Visitors see what is on the website, staff see everything. */
export const visibleWebComments = (context: Context): Condition | undefined =>
  /* guard: visitors-see-approved-comments */ context.isVisitor
    ? shown(context, { now: new Date() })
    : undefined;
