import { registerEnumType } from 'type-graphql';
import { allow } from '../../../../kit/rules/rule.ts';
import { actionFor, type Steps } from '../../../../kit/steps/stepTable.ts';
import type { ContentState } from '../contentEnums.ts';
import { contentStepTable } from './contentStepTable.ts';

export enum ContentStep {
  SUBMIT = 'SUBMIT',
  PUBLISH = 'PUBLISH',
  RESCHEDULE = 'RESCHEDULE',
  WITHDRAW = 'WITHDRAW',
  ARCHIVE = 'ARCHIVE',
}
registerEnumType(ContentStep, {
  name: 'ContentStep',
  description: 'Transition between the states of a content.',
  valuesConfig: {
    SUBMIT: { description: 'From DRAFT to REVIEW.' },
    PUBLISH: { description: 'From DRAFT, REVIEW or ARCHIVED to PUBLISHED; needs the right `publish`.' },
    RESCHEDULE: {
      description: 'Changes the period of a PUBLISHED content, whose state stays; needs the right `publish`.',
    },
    WITHDRAW: {
      description: 'From REVIEW, PUBLISHED or ARCHIVED to DRAFT; from PUBLISHED, needs the right `publish`.',
    },
    ARCHIVE: { description: 'From PUBLISHED to ARCHIVED; needs the right `publish`.' },
  },
});

export const contentSteps: Steps<`${ContentStep}`, `${ContentState}`> = contentStepTable;

/** Returns the action for which a transition of a content from a state requires permission. */
export const actionForStep = (step: ContentStep, state: ContentState): string =>
  actionFor(contentSteps[step], state);

// Roles can grant the rights that some rule declares: those of the steps are declared before the first step.
for (const { needs } of Object.values(contentSteps)) allow(needs, 'Content');
