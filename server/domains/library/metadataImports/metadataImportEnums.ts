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
  description: 'State of a metadata import.',
  valuesConfig: {
    ARRIVING: { description: 'Rows are being uploaded; the import was not started yet.' },
    WAITING: { description: 'The import was started and waits for its turn.' },
    RUNNING: { description: 'The rows are being saved.' },
    DONE: { description: 'All rows were processed: saved, unchanged or refused.' },
    FAILED: {
      description: 'The import ended before its last row; see `failure`. Saved rows stay.',
    },
    CANCELLED: { description: 'The owner cancelled the import. Saved rows stay.' },
  },
});

export enum MetadataImportFailure {
  NO_RIGHT = 'NO_RIGHT',
  BROKEN = 'BROKEN',
}
registerEnumType(MetadataImportFailure, {
  name: 'MetadataImportFailure',
  description: 'Reason why a metadata import ended before its last row.',
  valuesConfig: {
    NO_RIGHT: {
      description:
        'The import no longer has the permission to update the media. The owner may no longer update media of the kind, or the API token that started the import is no longer valid.',
    },
    BROKEN: { description: 'The job failed; the list of jobs has the reason.' },
  },
});

/** True for imports that were started and have not ended. */
export const isUnderWay = (state: MetadataImportState): boolean =>
  state === MetadataImportState.WAITING || state === MetadataImportState.RUNNING;
