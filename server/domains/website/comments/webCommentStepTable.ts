import type { Steps } from '../../../kit/steps/stepTable.ts';

type Step = 'APPROVE' | 'REFUSE' | 'MARK_SPAM';
type Status = 'WAITING' | 'APPROVED' | 'REFUSED' | 'SPAM';

/** Transitions of comments, in the order of their buttons. Without decorators: the portal uses the same table. */
export const webCommentStepTable: Steps<Step, Status, 'update'> = {
  APPROVE: { from: ['WAITING', 'REFUSED', 'SPAM'], to: 'APPROVED', needs: 'update' },
  REFUSE: { from: ['WAITING', 'APPROVED', 'SPAM'], to: 'REFUSED', needs: 'update' },
  MARK_SPAM: { from: ['WAITING', 'APPROVED', 'REFUSED'], to: 'SPAM', needs: 'update' },
};
