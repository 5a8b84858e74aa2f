import type { TranslationKey } from '../../i18n/keys';
import type { RecordField } from './recordKind';

/** Makes fields of records whose labels have the keys `<prefix>.<name>`. */
export function recordFields(prefix: string) {
  const named = (name: string) => ({ label: `${prefix}.${name}` as TranslationKey }) satisfies RecordField;
  return {
    named,
    fieldsOf: (...names: string[]): Record<string, RecordField> =>
      Object.fromEntries(names.map((name) => [name, named(name)])),
    moment: (name: string): RecordField => ({ ...named(name), holds: 'moment' }),
    /** A field with one of a few values, whose labels have the keys `<values>.<value>`. */
    choice: (name: string, values: string): RecordField => ({
      ...named(name),
      holds: 'choice',
      keyOf: (value) => `${values}.${value}`,
    }),
  };
}
