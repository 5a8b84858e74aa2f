import { registerEnumType } from 'type-graphql';

export enum FeedImportState {
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
}
registerEnumType(FeedImportState, {
  name: 'FeedImportState',
  description: 'State of the import of a podcast feed.',
  valuesConfig: {
    RUNNING: { description: 'The feed is being read, or its episodes are being imported.' },
    DONE: {
      description:
        'Each item was imported, was skipped because its episode existed already, or has a problem.',
    },
    FAILED: {
      description:
        'The import ended early; `failure` has the reason. Episodes that were already imported stay.',
    },
    CANCELLED: { description: 'A user cancelled the import. Episodes that were already imported stay.' },
  },
});

export enum FeedImportFailure {
  UNREACHABLE = 'UNREACHABLE',
  TOO_LARGE = 'TOO_LARGE',
  NOT_A_FEED = 'NOT_A_FEED',
  NO_RIGHT = 'NO_RIGHT',
  BROKEN = 'BROKEN',
}
registerEnumType(FeedImportFailure, {
  name: 'FeedImportFailure',
  description: 'Reason why the import of a podcast feed ended early.',
  valuesConfig: {
    UNREACHABLE: { description: 'The feed could not be downloaded from the address.' },
    TOO_LARGE: {
      description:
        'The feed or its sounds are too large, or the feed takes too long to read. The limits are `feedImportFeedBytes` for the feed and `feedImportBytes` for all sounds together.',
    },
    NOT_A_FEED: { description: 'The document at the address is not well-formed RSS.' },
    NO_RIGHT: {
      description:
        'The import no longer has the permission to create episodes. The person who started it may no longer create episodes of the emission, or the API token is no longer valid.',
    },
    BROKEN: { description: 'An unexpected error; the list of jobs has the details.' },
  },
});

export enum FeedItemProblem {
  NO_TITLE = 'NO_TITLE',
  NO_SOUND = 'NO_SOUND',
  UNREACHABLE = 'UNREACHABLE',
  NOT_ALLOWED = 'NOT_ALLOWED',
  TOO_LARGE = 'TOO_LARGE',
  STORAGE_FULL = 'STORAGE_FULL',
  UNEXPECTED = 'UNEXPECTED',
}
registerEnumType(FeedItemProblem, {
  name: 'FeedItemProblem',
  description: 'Reason why an item of a feed was not imported.',
  valuesConfig: {
    NO_TITLE: { description: 'The item has no title.' },
    NO_SOUND: { description: 'The item has no enclosure, or the enclosure is a video.' },
    UNREACHABLE: { description: 'The sound could not be downloaded.' },
    NOT_ALLOWED: {
      description:
        'The address of the sound is an IP address that is not on the internet, or does not use https.',
    },
    TOO_LARGE: { description: 'The sound exceeds the limit `feedImportSoundBytes`.' },
    STORAGE_FULL: {
      description: 'The sound exceeds the quota of the radio, or the disk of the server is full.',
    },
    UNEXPECTED: { description: 'An unexpected error.' },
  },
});
