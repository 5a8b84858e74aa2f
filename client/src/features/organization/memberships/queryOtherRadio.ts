import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/**
 * Queries another radio with the viewer's permissions there; undefined if these do not suffice. Bypasses the cache, because its lists
 * belong to the current radio.
 */
export async function queryOtherRadio<TData, TVars extends OperationVariables>(
  client: ApolloClient,
  radioId: string,
  query: TypedDocumentNode<TData, TVars>,
  variables: TVars,
): Promise<TData | undefined> {
  try {
    const { data } = await client.query({
      query: query as TypedDocumentNode<TData, OperationVariables>,
      variables,
      fetchPolicy: 'no-cache',
      context: { atRadio: radioId, queryDeduplication: false },
    });
    return data;
  } catch {
    return undefined;
  }
}
