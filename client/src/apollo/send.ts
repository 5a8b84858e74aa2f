import { CombinedGraphQLErrors, ServerError } from '@apollo/client/errors';
import type { DocumentTypeDecoration } from '@graphql-typed-document-node/core';
import type { GraphQLFormattedError } from 'graphql';
import { tabHeaders } from './session/tab';

/** An operation as text, with the types of its result and variables. */
export interface SentDocument<TData, TVars> extends DocumentTypeDecoration<TData, TVars> {
  toString(): string;
}

/**
 * Sends an operation with plain `fetch`. Used to begin, renew and end sessions and on pages without sign-in, so that
 * Apollo's client loads only with the portal. Throws errors that `apiErrorOf` understands.
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

/** Removes the viewed role: signing in is never restricted to a role. */
const radioOnly = ({ 'x-view-as': _role, ...headers }: Record<string, string>) => headers;

function answerIn(text: string): { data?: unknown; errors?: GraphQLFormattedError[] } | undefined {
  try {
    return JSON.parse(text) as { data?: unknown };
  } catch {
    return undefined;
  }
}
