import type { TranslationKey } from '../../i18n/keys';
import type { RecordField } from './recordKind';

/** Creates record fields whose labels have the keys `<prefix>.<name>`. */
export function recordFields(prefix: string) {
  const named = (name: string) => ({ label: `${prefix}.${name}` as TranslationKey }) satisfies RecordField;
  return {
    named,
    fieldsOf: (...names: string[]): Record<string, RecordField> =>
      Object.fromEntries(names.map((name) => [name, named(name)])),
    moment: (name: string): RecordField => ({ ...named(name), type: 'moment' }),
    /** An enum field, whose values have the label keys `<values>.<value>`. */
    choice: (name: string, values: string): RecordField => ({
      ...named(name),
      type: 'choice',
      keyOf: (value) => `${values}.${value}`,
    }),
  };
}
