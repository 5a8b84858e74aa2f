import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { GraphQLFormattedError } from 'graphql';
import { tabHeaders } from './session/tabHeaders';

/** An operation as text, with the types of its answer and variables. */
export interface SentDocument<TData, TVars> extends DocumentTypeDecoration<TData, TVars> {
  toString(): string;
}

/**
 * Asks the API over plain fetch: for what is asked before anybody is signed in, so that Apollo loads with the portal.
 * Throws what `apiErrorOf` reads.
 */
export async function send<TData, TVars>(
  document: SentDocument<TData, TVars>,
  variables: TVars,
  headers: Record<string, string> = {},
): Promise<TData> {
  const response = await fetch('/graphql', {
    method: 'POST',
    credentials: 'same-origin',
    headers: { 'content-type': 'application/json', ...radioOnly(tabHeaders()), ...headers },
    body: JSON.stringify({ query: document.toString(), variables }),
  });
  const bodyText = await response.text();
  const answer = answerIn(bodyText);
  if (answer?.errors?.length) throw new CombinedGraphQLErrors({ errors: answer.errors });
  if (!answer?.data) throw new ServerError(`${response.status}`, { response, bodyText });
  return answer.data as TData;
}

/** Nobody signs in as a role that they look at. */
const radioOnly = ({ 'x-view-as': _role, ...headers }: Record<string, string>) => headers;

function answerIn(text: string): { data?: unknown; errors?: GraphQLFormattedError[] } | undefined {
  try {
    return JSON.parse(text) as { data?: unknown };
  } catch {
    return undefined;
  }
}
