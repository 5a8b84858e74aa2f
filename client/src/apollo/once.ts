import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { tap } from 'rxjs';
import { apiErrorOf, type ApiErrorCode } from './errors';

/*
 * Sends an idempotency key with mutations that create records. Repeating a request after a lost response then creates
 * no duplicate. A repeated request has the same key if it is identical and its sender has sent no other request
 * meanwhile.
 */

/** Source of requests, such as an open form. Repeating a request whose response was lost sends the same idempotency key again. */
export interface Sender {
  /** The last request, if it is unknown whether the server executed it. */
  lost?: { request: string; key: string } | undefined;
}

const unclear: ReadonlySet<ApiErrorCode> = new Set(['NETWORK', 'UNAVAILABLE', 'TIMEOUT', 'STILL_RUNNING']);

/**
 * Adds the idempotency key to operations with a sender in their context. Must come after the session links in the chain, because the
 * radio and role are part of what identifies a request.
 */
export const onceLink = () =>
  new ApolloLink((operation, forward) => {
    const { sender, headers } = operation.getContext() as { sender?: Sender; headers?: Headers };
    if (!sender) return forward(operation);
    const { 'x-radio': radio, 'x-view-as': role } = headers ?? {};
    const request = JSON.stringify([operation.operationName, operation.variables, radio, role]);
    const key = sender.lost?.request === request ? sender.lost.key : crypto.randomUUID();
    sender.lost = undefined;
    operation.setContext({ headers: { ...headers, 'idempotency-key': key } });
    const end = (error?: unknown) => {
      if (error !== undefined && unclear.has(apiErrorOf(error).code)) sender.lost = { request, key };
    };
    return forward(operation).pipe(
      tap({
        next: ({ data, errors }) =>
          end(errors && new CombinedGraphQLErrors({ data: data as object | null, errors })),
        error: end,
      }),
    );
  });

type Headers = Record<string, string>;
