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
  description: 'State of a rush.',
  valuesConfig: {
    RECEIVED: { description: 'The rush, or a new take of it, has arrived and waits for a reviewer.' },
    IN_REVIEW: { description: 'A reviewer is listening to the rush and will decide.' },
    SENT_BACK: { description: 'The rush was sent back and waits for a new take.' },
    ACCEPTED: { description: 'The rush was accepted; see `outcome`.' },
    REJECTED: { description: 'The rush was rejected.' },
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
  description: 'Kind of result that is made from an accepted rush.',
  valuesConfig: {
    EPISODE: { description: 'The sound of an episode.' },
    PODCAST: {
      description:
        'A podcast entry: a new episode of the emission, published at once. The feed has it once its sound is ready.',
    },
    MEDIUM: { description: 'A media item of the library.' },
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
  description: 'State of the resulting file of an accepted rush.',
  valuesConfig: {
    NONE: { description: 'The rush is not accepted.' },
    UNDER_WAY: { description: 'The file is being made.' },
    DONE: { description: 'The file was made; see `result`.' },
    FAILED: { description: 'The file could not be made; `renderRushAgain` tries again.' },
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
  description: 'Reason why the resulting file of a rush could not be made.',
  valuesConfig: {
    FILE_MISSING: { description: 'The file of the take no longer exists.' },
    NOT_DECODED: { description: 'The marked part of the take could not be decoded.' },
    NO_TOOL: { description: 'The program that encodes audio (ffmpeg) is not installed on the server.' },
    STORAGE_FULL: {
      description: 'The file exceeds the quota of the radio, or the disk of the server is full.',
    },
    UNEXPECTED: { description: 'An internal error.' },
  },
});
