import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { tap } from 'rxjs';
import { apiErrorOf, type ApiErrorCode } from './errors';

/*
 * What makes something new is not made twice because its answer was lost: sent again from the same place, and nothing else
 * having been sent from there since, it goes under the key of the first time, by which the server knows it.
 */

/** A place from which something is sent, such as an open form. */
export interface Sender {
  /** What was sent last, where nobody knows whether it was done. */
  lost?: { request: string; key: string } | undefined;
}

const unclear: ReadonlySet<ApiErrorCode> = new Set(['NETWORK', 'UNAVAILABLE', 'TIMEOUT', 'STILL_RUNNING']);

/** Names what is sent, where its context holds a sender; after what the session says, for that is part of the request. */
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
