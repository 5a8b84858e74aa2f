import type { ContentState, ContentStep } from '../../../apollo/schemaTypes.generated';

export const contentStates = [
  'DRAFT',
  'REVIEW',
  'PUBLISHED',
  'ARCHIVED',
] as const satisfies readonly ContentState[];

/** State of a content as people see it: a published content can be scheduled, or past its end. */
export type ContentStatus = ContentState | 'SCHEDULED' | 'ENDED';

export interface Period {
  state: ContentState;
  publishedFrom: string | null;
  publishedUntil: string | null;
}

/** The status of a content at a moment, now by default. */
export function statusOf({ state, publishedFrom, publishedUntil }: Period, now = Date.now()): ContentStatus {
  if (state !== 'PUBLISHED') return state;
  if (publishedUntil && Date.parse(publishedUntil) <= now) return 'ENDED';
  return publishedFrom && Date.parse(publishedFrom) > now ? 'SCHEDULED' : 'PUBLISHED';
}

/** The steps of the server, in the order of their buttons: the states that they start from, and the right that they need. */
const steps: readonly { step: ContentStep; from: readonly ContentState[]; needs: 'update' | 'publish' }[] = [
  { step: 'ARCHIVE', from: ['PUBLISHED'], needs: 'publish' },
  { step: 'WITHDRAW', from: ['REVIEW', 'PUBLISHED', 'ARCHIVED'], needs: 'update' },
  { step: 'SUBMIT', from: ['DRAFT'], needs: 'update' },
  { step: 'PUBLISH', from: ['DRAFT', 'REVIEW', 'ARCHIVED'], needs: 'publish' },
];

/** The steps that a state allows to somebody with these rights. */
export const stepsFrom = (
  state: ContentState,
  may: (action: 'update' | 'publish') => boolean,
): ContentStep[] =>
  steps.filter(({ from, needs }) => from.includes(state) && may(needs)).map(({ step }) => step);
