import type { RecordField, RecordKind } from '../../../kit/records/recordKind';
import { rushPath } from '../paths';

const fieldsOf = (...names: string[]) =>
  Object.fromEntries(names.map((name) => [name, { label: `rushes.fields.${name}` } as RecordField]));
const choice = (name: string, words: string) =>
  ({
    label: `rushes.fields.${name}`,
    holds: 'choice',
    keyOf: (value: string) => `rushes.${words}.${value}`,
  }) as RecordField;
const moment = (name: string) => ({ label: `rushes.fields.${name}`, holds: 'moment' }) as RecordField;

/** How others tell of rushes. */
export const rushRecords: readonly RecordKind[] = [
  {
    type: 'Rush',
    path: rushPath,
    fields: {
      ...fieldsOf('title', 'notes', 'emission', 'sentBy', 'assignee', 'mediaKind', 'mediaTitle', 'episode'),
      ...fieldsOf('rendered', 'renderingFailure', 'result', 'acceptedBy'),
      state: choice('state', 'states'),
      outcome: choice('outcome', 'outcomes'),
      rendering: choice('rendering', 'renderings'),
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
      from: choice('from', 'states'),
      to: choice('to', 'states'),
    },
  },
];
