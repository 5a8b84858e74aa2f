import type { Steps } from '../../../../kit/steps/stepTable.ts';

type Step = 'PUBLISH' | 'SUBMIT' | 'RESCHEDULE' | 'WITHDRAW' | 'ARCHIVE';
type State = 'DRAFT' | 'REVIEW' | 'PUBLISHED' | 'ARCHIVED';

/** Transitions of contents, in the order of their buttons. Without decorators: the portal uses the same table. */
export const contentStepTable: Steps<Step, State, 'update' | 'publish'> = {
  PUBLISH: { from: ['DRAFT', 'REVIEW', 'ARCHIVED'], to: 'PUBLISHED', needs: 'publish' },
  SUBMIT: { from: ['DRAFT'], to: 'REVIEW', needs: 'update' },
  RESCHEDULE: { from: ['PUBLISHED'], to: 'PUBLISHED', needs: 'publish' },
  WITHDRAW: {
    from: ['REVIEW', 'PUBLISHED', 'ARCHIVED'],
    to: 'DRAFT',
    needs: 'update',
    needsFrom: { PUBLISHED: 'publish' },
  },
  ARCHIVE: { from: ['PUBLISHED'], to: 'ARCHIVED', needs: 'publish' },
};
