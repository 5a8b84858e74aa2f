import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ApolloCache, InMemoryCache } from '@apollo/client/cache';
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import { useState } from 'react';
import { forgetStale, removedIds } from './cache/cache';
import type { Forgets } from './cache/forgets';
import type { Sender } from './once';
import { getOperationRootField } from './operation';

/**
 * Factories of the generated hooks: the place for behaviour that all operations share. The types repeat Apollo's current signatures,
 * with the document already bound.
 */

export interface QueryHook<TData, TVars extends OperationVariables> {
  /** The document that the hook runs, for prefetching and tests. */
  readonly document: TypedDocumentNode<TData, TVars>;
  (
    ...noOptions: {} extends TVars ? [] : [never]
  ): useQuery.ResultForOptions<TData, TVars, Record<string, never>>;
  (options: SkipToken): useQuery.Result<TData, TVars, 'empty', Record<string, never>>;
  // When a call passes only variables, there are no options from which a type could be inferred.
  (
    options: {} extends TVars ? { variables?: TVars } : { variables: TVars },
  ): useQuery.ResultForOptions<TData, TVars, Record<string, never>>;
  <TOptions extends useQuery.Base.Options<TData, NoInfer<TVars>>>(
    ...args: {} extends TVars
      ? [options?: TOptions & useQuery.OptionsFor<TData, TVars, TOptions>]
      : [options: TOptions & useQuery.OptionsFor<TData, TVars, TOptions>]
  ): useQuery.ResultForOptions<TData, TVars, TOptions>;
  (
    options: SkipToken | useQuery.Options<TData, TVars>,
  ): useQuery.Result<TData, TVars, 'empty' | 'complete' | 'streaming', Partial<TVars>>;
}

/**
 * Returns `run` as a generated hook, with `properties` such as `document` attached. Only this function sets the types
 * of the hooks: Apollo's overloads cannot be resolved for a document whose data and variables are type parameters.
 */
export const boundHook = <Hook extends { document: unknown }>(
  run: (options: never) => unknown,
  properties: { [Name in keyof Hook]: Hook[Name] },
): Hook => Object.assign(run, properties) as never;

/** A query hook without the types of its variables. Code of the kit uses it to add variables to those of its caller. */
type LooseQuery<TData> = (options: object) => {
  data?: TData;
  previousData?: TData;
  error?: unknown;
  loading: boolean;
  refetch: () => Promise<unknown>;
};

export const looseQuery = <TData, TVars extends OperationVariables>(
  useQuery: QueryHook<TData, TVars>,
): LooseQuery<TData> => useQuery as never;

/** Binds `useQuery` to a generated document. */
export function createQueryHook<TData, TVars extends OperationVariables>(
  document: TypedDocumentNode<TData, TVars>,
): QueryHook<TData, TVars> {
  const untyped = document as TypedDocumentNode<TData, OperationVariables>;
  return boundHook<QueryHook<TData, TVars>>((options) => useQuery(untyped, options), { document });
}

export interface MutationHook<TData, TVars extends OperationVariables> {
  readonly document: TypedDocumentNode<TData, TVars>;
  /**
   * Evicts the cache entries that the mutation makes stale. For callers that pass `forgets: false`, or that make the same change with
   * another operation.
   */
  forget: (cache: ApolloCache, which?: { ids?: readonly string[] }) => void;
  (
    options?: useMutation.Options<NoInfer<TData>, Partial<NoInfer<TVars>>> & {
      /** Whether the mutation evicts stale cache entries. Defaults to true. */
      forgets?: boolean;
    },
  ): useMutation.ResultTuple<TData, TVars>;
}

/**
 * First words of mutations that would run twice when sent twice. They get an idempotency key. Updates carry a version
 * and deletions are idempotent, so they are not included.
 */
const makers = /^(add|copy|create|duplicate|fill|import|invite|playNext|send|share|split)/;

type CacheUpdate = (cache: ApolloCache, result: unknown, options: { variables?: OperationVariables }) => void;

/** Binds `useMutation` to a generated document and to the cache entries that it invalidates. */
export function createMutationHook<TData, TVars extends OperationVariables>(
  document: TypedDocumentNode<TData, TVars>,
  stale?: Forgets,
): MutationHook<TData, TVars> {
  const untyped = document as TypedDocumentNode<TData, OperationVariables>;
  const forget = (cache: ApolloCache, { ids }: { ids?: readonly string[] } = {}) => {
    if (stale) forgetStale(cache as InMemoryCache, stale, ids);
  };
  const makesNew = makers.test(getOperationRootField(document) ?? '');
  const useBoundMutation = ({ forgets = true, update, context, ...options }: HookOptions = {}) => {
    const [sender] = useState<Sender>({});
    const updateAll: CacheUpdate = (cache, result, details) => {
      if (forgets && stale) forget(cache, { ids: removedIds(stale, details.variables) });
      update?.(cache, result, details);
    };
    const ownContext = makesNew ? { ...context, sender } : context;
    return useMutation(untyped, { ...options, context: ownContext, update: updateAll } as never);
  };
  return boundHook<MutationHook<TData, TVars>>(useBoundMutation, { document, forget });
}

interface HookOptions {
  forgets?: boolean;
  context?: object;
  update?: CacheUpdate;
}
