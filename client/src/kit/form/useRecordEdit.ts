import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';

/** Runs a query on the server, without reading the cache. */
type RunQuery = <TData, TVars extends OperationVariables>(
  query: TypedDocumentNode<TData, TVars>,
  variables: TVars,
) => Promise<TData>;

export interface RecordEdit<TRecord extends { version: number }, TValues extends FieldValues> {
  record: TRecord;
  valuesOf: (record: TRecord) => TValues;
  /** Reads the current record. */
  load: (runQuery: RunQuery) => Promise<NoInfer<TRecord> | null | undefined>;
  /**
   * Id of the record's radio, when it is another than the tab's. Queries then run with the viewer's permissions there.
   */
  atRadio?: string | undefined;
}

interface Options<TRecord extends { version: number }, TValues extends FieldValues> extends RecordEdit<
  TRecord,
  TValues
> {
  /** Saves the changes. `changed` is the record that the values are based on, with the version to send. */
  save: (values: TValues, changed: TRecord) => Promise<void>;
}

/**
 * Returns the form options for editing a record. The form saves with the record's version, and after a conflict loads the
 * record again.
 */
export function useRecordEdit<TRecord extends { version: number }, TValues extends FieldValues>({
  record,
  valuesOf,
  load,
  atRadio,
  save,
}: Options<TRecord, TValues>) {
  const client = useApolloClient();
  // The form must keep its initial values when the cached record changes.
  const started = useRef(record);
  const known = useRef(record);
  const runQuery: RunQuery = async (query, variables) => {
    const requested = atRadio
      ? ({ fetchPolicy: 'no-cache', context: { atRadio } } as const)
      : ({ fetchPolicy: 'network-only' } as const);
    return (await client.query({ query: untyped(query), variables, ...requested })).data!;
  };
  return {
    defaultValues: valuesOf(started.current),
    record: nameOf(started.current),
    loadCurrent: async () => {
      known.current = (await load(runQuery))!;
      return valuesOf(known.current);
    },
    save: (values: TValues) => save(values, known.current),
    /** Returns the record that the form is based on, with its version. */
    known: () => known.current,
    /** Replaces the record that the next save is based on. For a form that stays open after it was saved. */
    setKnown: (next: TRecord) => {
      known.current = next;
    },
    /** Sets the new version after a part of the record was saved separately, such as its picture. */
    setVersion: (version: number) => {
      known.current = { ...known.current, version };
    },
  };
}

const untyped = <TData, TVars>(query: TypedDocumentNode<TData, TVars>) =>
  query as TypedDocumentNode<TData, OperationVariables>;

/** Returns the name by which drafts are stored. Undefined for records without an id: their drafts are stored by the path. */
function nameOf(record: object) {
  const { __typename: type, id } = record as { __typename?: string; id?: string };
  return type && id ? `${type}:${id}` : undefined;
}
