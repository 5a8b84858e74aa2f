import type { RecordField, RecordKind } from '../../../kit/records/recordKind';

const fieldsOf = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { label: `rundowns.fields.${name}` } as RecordField]));

/** How others tell of rundowns. */
export const rundownRecords: readonly RecordKind[] = [
  { type: 'Rundown', fields: fieldsOf('slot', 'date', 'items', 'order') },
  {
    type: 'RundownItem',
    fields: {
      ...fieldsOf('rundown', 'position', 'title', 'notes', 'media', 'playlist', 'duration', 'offset'),
      ...fieldsOf('isHard', 'addedBy', 'reason'),
      kind: {
        label: 'rundowns.fields.kind',
        holds: 'choice',
        keyOf: (value: string) => `rundowns.kinds.${value}`,
      } as RecordField,
    },
  },
];
