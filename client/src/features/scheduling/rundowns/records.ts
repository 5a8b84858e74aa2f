import { recordFields } from '../../../kit/records/recordFields';
import type { RecordKind } from '../../../kit/records/recordKind';

const { fieldsOf, choice } = recordFields('rundowns.fields');

/** Field labels of the rundowns, for screens about records of any type, such as the audit log. */
export const rundownRecords: readonly RecordKind[] = [
  { type: 'Rundown', fields: fieldsOf('slot', 'date', 'items', 'order') },
  {
    type: 'RundownItem',
    fields: {
      ...fieldsOf('rundown', 'position', 'title', 'notes', 'media', 'playlist', 'duration', 'offset'),
      ...fieldsOf('isHard', 'addedBy', 'reason'),
      kind: choice('kind', 'rundowns.kinds'),
    },
  },
];
