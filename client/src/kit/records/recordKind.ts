import type { ApolloClient } from '@apollo/client';
import type { i18n } from 'i18next';
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
  /** What records of this kind are called, where others refer to them: those of the ids that the viewer may read. */
  names?: (
    client: ApolloClient,
    ids: readonly string[],
  ) => Promise<ReadonlyArray<{ id: string; name: string }>>;
  /** A name as its reader says it, where names have words in each language. */
  nameIn?: (i18n: i18n, name: string) => string;
  /** The currency of the amounts of one of them. */
  currency?: (client: ApolloClient, id: string) => Promise<string | undefined>;
  /** Fields that only repeat another one, in a form for the database. */
  derivedFields?: readonly string[];
}

export type RecordField = { label: TranslationKey } & (
  | { holds?: 'text' | 'date' | 'moment' | 'money' | 'bytes' | 'abilities' }
  /** One of a few values, each with a key of its own. */
  | { holds: 'choice'; keyOf: (value: string) => string }
  /** Ids of other records. */
  | { holds: 'reference'; to: string }
);
