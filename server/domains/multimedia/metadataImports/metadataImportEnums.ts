import { registerEnumType } from 'type-graphql';

export enum MetadataImportState {
  ARRIVING = 'ARRIVING',
  WAITING = 'WAITING',
  RUNNING = 'RUNNING',
  DONE = 'DONE',
  FAILED = 'FAILED',
  CANCELLED = 'CANCELLED',
}
registerEnumType(MetadataImportState, {
  name: 'MetadataImportState',
  description: 'How far an import of metadata is.',
  valuesConfig: {
    ARRIVING: { description: 'Its rows are being sent; it has not been started.' },
    WAITING: { description: 'It was started, and begins soon.' },
    RUNNING: { description: 'It is on its way.' },
    DONE: { description: 'All its rows are saved or refused.' },
    FAILED: {
      description: 'It ended before its last row: `failure` says why. What was saved by then stays.',
    },
    CANCELLED: { description: 'Its owner ended it. What was saved by then stays.' },
  },
});

export enum MetadataImportFailure {
  NO_RIGHT = 'NO_RIGHT',
  BROKEN = 'BROKEN',
}
registerEnumType(MetadataImportFailure, {
  name: 'MetadataImportFailure',
  description: 'Why an import of metadata ended before its last row.',
  valuesConfig: {
    NO_RIGHT: {
      description: 'Its owner may not do it any more, or the API token by which it was started ended.',
    },
    BROKEN: { description: 'It could not be done; the jobs say why.' },
  },
});

/** Those that are started and not over. */
export const isUnderWay = (state: MetadataImportState): boolean =>
  state === MetadataImportState.WAITING || state === MetadataImportState.RUNNING;
