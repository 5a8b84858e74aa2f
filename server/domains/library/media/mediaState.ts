import { registerEnumType } from 'type-graphql';
import { enumFilter } from '../../../kit/list/filters.ts';

/** State of a medium on its way from the upload to the library. */
export enum MediaState {
  RECEIVED = 'RECEIVED',
  ANALYSING = 'ANALYSING',
  READY = 'READY',
  FAILED = 'FAILED',
}
registerEnumType(MediaState, {
  name: 'MediaState',
  description: 'Processing state of an uploaded file.',
  valuesConfig: {
    RECEIVED: { description: 'The upload is complete and waits for its analysis.' },
    ANALYSING: { description: 'The analysis is running.' },
    READY: { description: 'The medium can be played and planned.' },
    FAILED: { description: 'The file cannot be used; see `failure`.' },
  },
});

/** Reason why a file cannot be used. */
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
  description: 'Reason why a file cannot be used.',
  valuesConfig: {
    NOT_MEDIA: {
      description:
        'The content of the file is neither sound, video nor picture, regardless of the file name.',
    },
    FORMAT_NOT_ACCEPTED: {
      description: 'The file is a sound or video in a format that the library does not accept, or a picture.',
    },
    WRONG_KIND: { description: 'The file is a sound instead of a video, or the other way round.' },
    EMPTY: { description: 'The file is empty.' },
    DAMAGED: { description: 'The file is cut short or unreadable.' },
    TOO_LONG: { description: 'The file is longer than 12 hours.' },
    DUPLICATE: { description: 'The same file is already in the library; see `duplicateOf`.' },
    FILE_MISSING: { description: 'The stored file is missing.' },
    STORAGE_FULL: { description: 'The disk of the server was full during the analysis.' },
    UNEXPECTED: { description: 'Internal error; trying again may help.' },
  },
});

export const MediaStateFilter = enumFilter(MediaState, 'MediaState');
export const MediaFailureFilter = enumFilter(MediaFailure, 'MediaFailure');
