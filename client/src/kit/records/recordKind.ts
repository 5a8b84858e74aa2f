import type { ApolloClient } from '@apollo/client';
import type { i18n } from 'i18next';
import type { TranslationKey } from '../../i18n/keys';

/**
 * Description of a kind of record for generic screens such as the audit log. The texts `audit.records` (singular, with
 * an id) and `audit.subjects` (plural) contain its name.
 */
export interface RecordKind {
  /** Name of the type on the server: `Invoice`. */
  type: string;
  /** Path of a record's page. */
  path?: (id: string) => string;
  /** Labels and kinds of the fields. Other fields are shown as stored. */
  fields: Record<string, RecordField>;
  /** Loads the names of the records with these ids. Records that the viewer may not read are left out. */
  names?: (
    client: ApolloClient,
    ids: readonly string[],
  ) => Promise<ReadonlyArray<{ id: string; name: string }>>;
  /** Translates a name, for kinds with translated names. */
  nameIn?: (i18n: i18n, name: string) => string;
  /** Loads the currency of a record's amounts. */
  currency?: (client: ApolloClient, id: string) => Promise<string | undefined>;
  /** Fields that are not shown, such as hashes and fields that are derived from another field. */
  derivedFields?: readonly string[];
}

export type RecordField = { label: TranslationKey } & (
  | { type?: 'text' | 'date' | 'moment' | 'money' | 'bytes' | 'abilities' }
  /** An enum value, with a label key for each. */
  | { type: 'choice'; keyOf: (value: string) => string }
  /** Ids of other records. */
  | { type: 'reference'; to: string }
);
