import type { RecordField, RecordKind } from '../../../kit/records/recordKind';
import { clockPaths, clockWeekPath } from '../paths';

const fieldsOf = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { label: `clocks.fields.${name}` } as RecordField]));
const choice = (name: string, words: string) =>
  ({
    label: `clocks.fields.${name}`,
    holds: 'choice',
    keyOf: (value: string) => `clocks.${words}.${value}`,
  }) as RecordField;

/** How others tell of clocks, and of the hours that they lie on. */
export const clockRecords: readonly RecordKind[] = [
  {
    type: 'Clock',
    path: clockPaths.detail,
    fields: {
      ...fieldsOf('name', 'description', 'colour'),
      ...fieldsOf('artisteSeparation', 'titleSeparation', 'albumSeparation', 'labelSeparation'),
      deletedAt: { label: 'clocks.fields.deletedAt', holds: 'moment' } as RecordField,
    },
  },
  {
    type: 'ClockPart',
    fields: {
      ...fieldsOf('clock', 'position', 'title', 'offset', 'isHard', 'count', 'duration'),
      ...fieldsOf('category', 'playlist', 'criteria', 'media'),
      kind: choice('kind', 'kinds'),
      purpose: choice('purpose', 'purposes'),
    },
  },
  { type: 'ClockHour', path: () => clockWeekPath, fields: fieldsOf('weekday', 'hour', 'clock') },
];
