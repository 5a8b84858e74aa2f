import type { ApolloClient, OperationVariables, TypedDocumentNode } from '@apollo/client';

/**
 * Asks about another radio of one's own, under the rights that one has there; undefined where one may not. Nothing of it is kept:
 * lists of one radio are no lists of another.
 */
export async function askElsewhere<TData, TVars extends OperationVariables>(
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
