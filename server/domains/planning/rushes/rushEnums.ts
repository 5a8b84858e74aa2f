import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

export enum RushState {
  RECEIVED = 'RECEIVED',
  IN_REVIEW = 'IN_REVIEW',
  SENT_BACK = 'SENT_BACK',
  ACCEPTED = 'ACCEPTED',
  REJECTED = 'REJECTED',
}
registerEnumType(RushState, {
  name: 'RushState',
  description: 'Where a rush stands.',
  valuesConfig: {
    RECEIVED: { description: 'Has arrived; nobody looks at it yet.' },
    IN_REVIEW: { description: 'Somebody listens to it and decides.' },
    SENT_BACK: { description: 'Something is to be done: it waits for a new take.' },
    ACCEPTED: { description: 'Becomes something that is broadcast.' },
    REJECTED: { description: 'Is not used.' },
  },
});
export const RushStateFilter = enumFilter(RushState, 'RushState');

export enum RushOutcome {
  EPISODE = 'EPISODE',
  PODCAST = 'PODCAST',
  MEDIUM = 'MEDIUM',
}
registerEnumType(RushOutcome, {
  name: 'RushOutcome',
  description: 'What becomes of a rush that is accepted.',
  valuesConfig: {
    EPISODE: { description: 'The sound of an episode.' },
    PODCAST: {
      description: 'An entry of a podcast: a new episode of its emission that is out at once.',
    },
    MEDIUM: { description: 'A medium of the library.' },
  },
});

export enum RushRendering {
  NONE = 'NONE',
  UNDER_WAY = 'UNDER_WAY',
  DONE = 'DONE',
  FAILED = 'FAILED',
}
registerEnumType(RushRendering, {
  name: 'RushRendering',
  description: 'How far the new file is that an accepted rush becomes.',
  valuesConfig: {
    NONE: { description: 'It is not accepted.' },
    UNDER_WAY: { description: 'It is being made.' },
    DONE: { description: 'It is there.' },
    FAILED: { description: 'It could not be made; it can be tried again.' },
  },
});

export enum RushRenderingFailure {
  FILE_MISSING = 'FILE_MISSING',
  NOT_DECODED = 'NOT_DECODED',
  NO_TOOL = 'NO_TOOL',
  STORAGE_FULL = 'STORAGE_FULL',
  UNEXPECTED = 'UNEXPECTED',
}
registerEnumType(RushRenderingFailure, {
  name: 'RushRenderingFailure',
  description: 'Why the new file of an accepted rush could not be made.',
  valuesConfig: {
    FILE_MISSING: { description: 'The file of the take is gone.' },
    NOT_DECODED: { description: 'The marked part of the take could not be decoded.' },
    NO_TOOL: { description: 'The server has no program that makes sound.' },
    STORAGE_FULL: { description: 'There is no room for another file.' },
    UNEXPECTED: { description: 'Something went wrong on our side.' },
  },
});
