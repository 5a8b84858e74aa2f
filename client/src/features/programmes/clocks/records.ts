import { recordFields } from '../../../kit/records/recordFields';
import type { RecordKind } from '../../../kit/records/recordKind';
import { clockPaths, clockWeekPath } from '../paths';

const { fieldsOf, choice, moment } = recordFields('clocks.fields');

/** Field labels and paths of the clocks, for screens about records of any type, such as the audit log. */
export const clockRecords: readonly RecordKind[] = [
  {
    type: 'Clock',
    path: clockPaths.detail,
    fields: {
      ...fieldsOf('name', 'description', 'colour'),
      ...fieldsOf('artisteSeparation', 'titleSeparation', 'albumSeparation', 'labelSeparation'),
      deletedAt: moment('deletedAt'),
    },
  },
  {
    type: 'ClockPart',
    fields: {
      ...fieldsOf('clock', 'position', 'title', 'offset', 'isHard', 'count', 'duration'),
      ...fieldsOf('category', 'playlist', 'criteria', 'media'),
      kind: choice('kind', 'clocks.kinds'),
      purpose: choice('purpose', 'clocks.purposes'),
    },
  },
  { type: 'ClockHour', path: () => clockWeekPath, fields: fieldsOf('weekday', 'hour', 'clock') },
];
