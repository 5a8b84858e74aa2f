import { getOperationRootField } from './operation';
import type { OperationVariables, TypedDocumentNode } from '@apollo/client';
import type { ApolloCache, InMemoryCache } from '@apollo/client/cache';
import { useMutation, useQuery, type SkipToken } from '@apollo/client/react';
import { evictLists, evictRecord } from './cache';

/**
 * What every generated hook is made of: the one place where behaviour for all operations is wired.
 * The types repeat Apollo's modern signatures, with the document already bound.
 */

export interface QueryHook<TData, TVars extends OperationVariables> {
  /** The document that the hook runs, for prefetching and tests. */
  readonly document: TypedDocumentNode<TData, TVars>;
  (
    ...noOptions: {} extends TVars ? [] : [never]
  ): useQuery.ResultForOptions<TData, TVars, Record<string, never>>;
  (options: SkipToken): useQuery.Result<TData, TVars, 'empty', Record<string, never>>;
  // With nothing but variables there is nothing to infer options from.
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

/** Binds `useQuery` to a generated document. */
export function createQueryHook<TData, TVars extends OperationVariables>(
  document: TypedDocumentNode<TData, TVars>,
): QueryHook<TData, TVars> {
  const untyped = document as TypedDocumentNode<TData, OperationVariables>;
  return Object.assign((options: never) => useQuery(untyped, options), { document }) as never;
}

export interface MutationHook<TData, TVars extends OperationVariables> {
  readonly document: TypedDocumentNode<TData, TVars>;
  (
    options?: useMutation.Options<NoInfer<TData>, Partial<NoInfer<TVars>>>,
  ): useMutation.ResultTuple<TData, TVars>;
}

/** Binds `useMutation` to a generated document; creating and deleting makes the lists load again. */
export function createMutationHook<TData, TVars extends OperationVariables>(
  document: TypedDocumentNode<TData, TVars>,
): MutationHook<TData, TVars> {
  const untyped = document as TypedDocumentNode<TData, OperationVariables>;
  const update = cacheUpdateOf(document);
  const useBoundMutation = (options: object | undefined) =>
    useMutation(untyped, { update, ...options } as never);
  return Object.assign(useBoundMutation, { document }) as never;
}

type CacheUpdate = (cache: ApolloCache, result: unknown, options: { variables?: OperationVariables }) => void;

/** By convention `createX` and `deleteX` change which X there are; an update reaches the rows by their ids. */
function cacheUpdateOf(document: TypedDocumentNode<unknown, never>): CacheUpdate | undefined {
  const [, verb, resource] = /^(create|delete)([A-Z]\w*)$/.exec(getOperationRootField(document) ?? '') ?? [];
  if (!verb || !resource) return undefined;
  return (cache, _result, { variables }) =>
    verb === 'create'
      ? evictLists(cache as InMemoryCache, resource)
      : evictRecord(cache as InMemoryCache, resource, String(variables?.['id']));
}
