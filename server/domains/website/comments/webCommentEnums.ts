import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';
import { allow } from '../../../kit/rules/rule.ts';
import type { Steps } from '../../../kit/steps/stepTable.ts';
import { webCommentStepTable } from './webCommentStepTable.ts';

export enum WebCommentStatus {
  WAITING = 'WAITING',
  APPROVED = 'APPROVED',
  REFUSED = 'REFUSED',
  SPAM = 'SPAM',
}
registerEnumType(WebCommentStatus, {
  name: 'WebCommentStatus',
  description: 'Status of a comment on the website. Visitors see approved comments only.',
  valuesConfig: {
    WAITING: { description: 'The comment waits for approval; visitors do not see it.' },
    APPROVED: {
      description:
        'Visitors see the comment while its content is published and takes comments. An answer also needs an approved parent.',
    },
    REFUSED: { description: 'Refused: visitors do not see the comment.' },
    SPAM: {
      description:
        'Spam: visitors do not see the comment, and later comments of the same author wait for approval.',
    },
  },
});

export const WebCommentStatusFilter = enumFilter(WebCommentStatus, 'WebCommentStatus');

export enum WebCommentStep {
  APPROVE = 'APPROVE',
  REFUSE = 'REFUSE',
  MARK_SPAM = 'MARK_SPAM',
}
registerEnumType(WebCommentStep, {
  name: 'WebCommentStep',
  description: 'Transition between the statuses of a comment.',
  valuesConfig: {
    APPROVE: { description: 'Changes the status WAITING, REFUSED or SPAM to APPROVED.' },
    REFUSE: { description: 'Changes the status WAITING, APPROVED or SPAM to REFUSED.' },
    MARK_SPAM: { description: 'Changes the status WAITING, APPROVED or REFUSED to SPAM.' },
  },
});

export const webCommentSteps: Steps<`${WebCommentStep}`, `${WebCommentStatus}`> = webCommentStepTable;

for (const { needs } of Object.values(webCommentSteps)) allow(needs, 'WebComment');
