import { recordFields } from '../../../kit/records/recordFields';
import type { RecordKind } from '../../../kit/records/recordKind';
import { rushPath } from '../paths';

const { fieldsOf, choice, moment } = recordFields('rushes.fields');

/** Field labels and paths of the rushes, for screens about records of any type, such as the audit log. */
export const rushRecords: readonly RecordKind[] = [
  {
    type: 'Rush',
    path: rushPath,
    fields: {
      ...fieldsOf('title', 'notes', 'emission', 'sentBy', 'assignee', 'mediaKind', 'mediaTitle', 'episode'),
      ...fieldsOf('rendered', 'renderingFailure', 'result', 'acceptedBy'),
      state: choice('state', 'rushes.states'),
      outcome: choice('outcome', 'rushes.outcomes'),
      rendering: choice('rendering', 'rushes.renderings'),
      waitingSince: moment('waitingSince'),
      deletedAt: moment('deletedAt'),
    },
  },
  { type: 'RushTake', fields: fieldsOf('rush', 'number', 'medium', 'sentBy', 'markIn', 'markOut', 'cuts') },
  {
    type: 'RushNote',
    fields: {
      ...fieldsOf('take', 'start', 'end', 'text', 'author', 'resolvedBy'),
      resolvedAt: moment('resolvedAt'),
    },
  },
  {
    type: 'RushStep',
    fields: {
      ...fieldsOf('rush', 'words', 'by', 'assignee'),
      from: choice('from', 'rushes.states'),
      to: choice('to', 'rushes.states'),
    },
  },
];
