import type { Context } from '../../../kit/context.ts';
import type { FieldFilter } from '../../../kit/list/filters.ts';
import { flagCondition } from '../../../kit/list/flagCondition.ts';
import { condition } from '../../../kit/query/condition.ts';
import type { Condition } from '../../../kit/read/reads.ts';

const withDraft = condition('Content', (content) =>
  content.exists(
    content.selectFrom('ContentDraft as draft').select('draft.id').whereRef('draft.content', '=', 't.id'),
  ),
);
/** SQL condition for contents with an open draft, or without one. */
export const draftCondition = (filter: FieldFilter, context: Context): Condition =>
  flagCondition(filter, withDraft(context, {}));
