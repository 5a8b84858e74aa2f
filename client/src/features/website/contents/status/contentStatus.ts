import type { ContentState, ContentStatus, ContentStep } from '../../../../apollo/schemaTypes.generated';
import { contentStepTable } from '../../../../../../server/domains/website/contents/steps/contentStepTable';
import { stepsFrom as stepsOfTable } from '../../../../../../server/kit/steps/stepTable';

export const contentStatuses = [
  'DRAFT',
  'REVIEW',
  'SCHEDULED',
  'PUBLISHED',
  'ENDED',
  'ARCHIVED',
] as const satisfies readonly ContentStatus[];

export interface Period {
  state: ContentState;
  publishedFrom: string | null;
  publishedUntil: string | null;
}

/** Returns the status of a content at a given time, by default now. */
export function statusOf({ state, publishedFrom, publishedUntil }: Period, now = Date.now()): ContentStatus {
  if (state !== 'PUBLISHED') return state;
  if (publishedUntil && Date.parse(publishedUntil) <= now) return 'ENDED';
  return publishedFrom && Date.parse(publishedFrom) > now ? 'SCHEDULED' : 'PUBLISHED';
}

/** Actions that a state and the viewer's rights allow, in the order of their buttons. */
export const stepsFrom = (
  state: ContentState,
  may: (action: 'update' | 'publish') => boolean,
): ContentStep[] => stepsOfTable(contentStepTable, state, may);
