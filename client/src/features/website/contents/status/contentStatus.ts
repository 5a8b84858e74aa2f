import type { ContentState, ContentStatus, ContentStep } from '../../../../apollo/schemaTypes.generated';

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

/** Actions in the order of their buttons, with the states they start from and the right they require. */
const steps: readonly { step: ContentStep; from: readonly ContentState[]; needs: 'update' | 'publish' }[] = [
  { step: 'ARCHIVE', from: ['PUBLISHED'], needs: 'publish' },
  { step: 'WITHDRAW', from: ['REVIEW', 'PUBLISHED', 'ARCHIVED'], needs: 'update' },
  { step: 'SUBMIT', from: ['DRAFT'], needs: 'update' },
  { step: 'PUBLISH', from: ['DRAFT', 'REVIEW', 'ARCHIVED'], needs: 'publish' },
];

/** Actions that a state and the viewer's rights allow. */
export const stepsFrom = (
  state: ContentState,
  may: (action: 'update' | 'publish') => boolean,
): ContentStep[] =>
  steps.filter(({ from, needs }) => from.includes(state) && may(needs)).map(({ step }) => step);
