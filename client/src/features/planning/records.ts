import type { RecordKind } from '../../kit/records/recordKind';

/** How others tell of a language. */
export const languageRecord: RecordKind = {
  type: 'Language',
  fields: {
    name: { label: 'languages.name' },
    code: { label: 'languages.code' },
    colour: { label: 'languages.colour' },
  },
};
