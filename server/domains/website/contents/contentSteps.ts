import { registerEnumType } from 'type-graphql';
import { allow } from '../../../kit/rules/rule.ts';
import type { Steps } from '../../../kit/steps/steps.ts';
import { ContentState } from './contentEnums.ts';

export enum ContentStep {
  SUBMIT = 'SUBMIT',
  PUBLISH = 'PUBLISH',
  WITHDRAW = 'WITHDRAW',
  ARCHIVE = 'ARCHIVE',
}
registerEnumType(ContentStep, {
  name: 'ContentStep',
  description: 'Transition between the states of a content.',
  valuesConfig: {
    SUBMIT: { description: 'From DRAFT to REVIEW.' },
    PUBLISH: { description: 'From DRAFT, REVIEW or ARCHIVED to PUBLISHED; needs the right `publish`.' },
    WITHDRAW: { description: 'From REVIEW, PUBLISHED or ARCHIVED to DRAFT.' },
    ARCHIVE: { description: 'From PUBLISHED to ARCHIVED; needs the right `publish`.' },
  },
});

const { DRAFT, REVIEW, PUBLISHED, ARCHIVED } = ContentState;

export const contentSteps: Steps<ContentStep, ContentState> = {
  SUBMIT: { from: [DRAFT], to: REVIEW, needs: 'update' },
  PUBLISH: { from: [DRAFT, REVIEW, ARCHIVED], to: PUBLISHED, needs: 'publish' },
  WITHDRAW: { from: [REVIEW, PUBLISHED, ARCHIVED], to: DRAFT, needs: 'update' },
  ARCHIVE: { from: [PUBLISHED], to: ARCHIVED, needs: 'publish' },
};

// Roles can grant the rights that some rule declares: those of the steps are declared before the first step.
for (const { needs } of Object.values(contentSteps)) allow(needs, 'Content');
