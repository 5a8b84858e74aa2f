import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

/** How far a file is on its way into the library. */
export enum MediaState {
  RECEIVED = 'RECEIVED',
  ANALYSING = 'ANALYSING',
  READY = 'READY',
  FAILED = 'FAILED',
}
registerEnumType(MediaState, {
  name: 'MediaState',
  description: 'How far a file is on its way into the library.',
  valuesConfig: {
    RECEIVED: { description: 'All of it has arrived and waits to be looked at.' },
    ANALYSING: { description: 'It is being looked at.' },
    READY: { description: 'It can be played and planned.' },
    FAILED: { description: 'It cannot be used; `failure` says why.' },
  },
});

/** Why a file cannot be used. */
export enum MediaFailure {
  NOT_MEDIA = 'NOT_MEDIA',
  FORMAT_NOT_ACCEPTED = 'FORMAT_NOT_ACCEPTED',
  WRONG_KIND = 'WRONG_KIND',
  EMPTY = 'EMPTY',
  DAMAGED = 'DAMAGED',
  TOO_LONG = 'TOO_LONG',
  DUPLICATE = 'DUPLICATE',
  FILE_MISSING = 'FILE_MISSING',
  STORAGE_FULL = 'STORAGE_FULL',
  UNEXPECTED = 'UNEXPECTED',
}
registerEnumType(MediaFailure, {
  name: 'MediaFailure',
  description: 'Why a file cannot be used.',
  valuesConfig: {
    NOT_MEDIA: { description: 'Its content is neither sound nor pictures, whatever its name says.' },
    FORMAT_NOT_ACCEPTED: { description: 'Media, in a format that the library does not take.' },
    WRONG_KIND: { description: 'Sound where a video belongs, or the other way round.' },
    EMPTY: { description: 'It has no bytes.' },
    DAMAGED: { description: 'It is cut short, or its content cannot be read.' },
    TOO_LONG: { description: 'It plays longer than the library takes.' },
    DUPLICATE: { description: 'The same bytes are in the library already; `duplicateOf` is the first.' },
    FILE_MISSING: { description: 'The stored file is gone.' },
    STORAGE_FULL: { description: 'The radio’s quota or the disk is full.' },
    UNEXPECTED: { description: 'Something went wrong on our side; trying again may help.' },
  },
});

export const MediaStateFilter = enumFilter(MediaState, 'MediaState');
export const MediaFailureFilter = enumFilter(MediaFailure, 'MediaFailure');
