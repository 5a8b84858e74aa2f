import type { TranslationKey } from '../../i18n/keys';

/**
 * What screens that know nothing of a kind of record, such as the audit, need to tell of one. Its feature's texts call it
 * by `audit.records` (one of them, with its number) and `audit.subjects` (all of them).
 */
export interface RecordKind {
  /** Name of the type, as the server calls it: `Invoice`. */
  type: string;
  /** Where one of them is shown, for those who may read it. */
  path?: (id: string) => string;
  /** What its fields are called, and what stands in them. Others are told as they are stored. */
  fields: Record<string, RecordField>;
  /** Fields that only repeat another one, in a form for the database. */
  derivedFields?: readonly string[];
}

export type RecordField = { label: TranslationKey } & (
  | { holds?: 'text' | 'date' | 'moment' | 'money' | 'bytes' | 'abilities' }
  /** One of a few values, each with a key of its own. */
  | { holds: 'choice'; keyOf: (value: string) => string }
  /** Ids of other records. */
  | { holds: 'reference'; to: ReferencedType }
);

/** Types whose records can be called by their name. */
export type ReferencedType = 'Role' | 'InvoiceClient';
