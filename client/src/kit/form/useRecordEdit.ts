import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import { useApolloClient } from '@apollo/client/react';
import { useRef } from 'react';
import type { FieldValues } from 'react-hook-form';

/** Asks the server, whatever the cache holds. */
type Ask = <TData, TVars extends OperationVariables>(
  query: TypedDocumentNode<TData, TVars>,
  variables: TVars,
) => Promise<TData>;

export interface RecordEdit<TRecord extends { version: number }, TValues extends FieldValues> {
  record: TRecord;
  valuesOf: (record: TRecord) => TValues;
  /** Reads the record as it is now. */
  load: (ask: Ask) => Promise<NoInfer<TRecord> | null | undefined>;
  /** The radio that it belongs to, where that is not the one of the tab: it is asked under the rights that one has there. */
  atRadio?: string | undefined;
}

interface Options<TRecord extends { version: number }, TValues extends FieldValues> extends RecordEdit<
  TRecord,
  TValues
> {
  /** Sends the changes to a record: the one that the form began with, or a newer one that it was compared with since. */
  save: (values: TValues, changed: TRecord) => Promise<void>;
}

/** What a form needs to edit a record: it saves with the version it knows, and compares once there is a newer one. */
export function useRecordEdit<TRecord extends { version: number }, TValues extends FieldValues>({
  record,
  valuesOf,
  load,
  atRadio,
  save,
}: Options<TRecord, TValues>) {
  const client = useApolloClient();
  // The cache may change underneath the form.
  const started = useRef(record);
  const known = useRef(record);
  const ask: Ask = async (query, variables) => {
    const requested = atRadio
      ? ({ fetchPolicy: 'no-cache', context: { atRadio } } as const)
      : ({ fetchPolicy: 'network-only' } as const);
    return (await client.query({ query: untyped(query), variables, ...requested })).data!;
  };
  return {
    defaultValues: valuesOf(started.current),
    record: nameOf(started.current),
    loadCurrent: async () => {
      known.current = (await load(ask))!;
      return valuesOf(known.current);
    },
    save: (values: TValues) => save(values, known.current),
    /** For what is saved by itself, such as a picture, and gives the record another version. */
    setVersion: (version: number) => {
      known.current = { ...known.current, version };
    },
  };
}

const untyped = <TData, TVars>(query: TypedDocumentNode<TData, TVars>) =>
  query as TypedDocumentNode<TData, OperationVariables>;

/** By what a draft of it is kept; a record without an id is the only one at its address. */
function nameOf(record: object) {
  const { __typename: type, id } = record as { __typename?: string; id?: string };
  return type && id ? `${type}:${id}` : undefined;
}
