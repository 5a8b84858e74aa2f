import { CombinedGraphQLErrors } from '@apollo/client/errors';
import { ApolloLink } from '@apollo/client/link';
import { tap } from 'rxjs';
import { apiErrorOf, type ApiErrorCode } from './errors';

/*
 * Sends an idempotency key with mutations that create records, so that a lost response does not lead to a duplicate. A
 * repeated request reuses the key if it is identical and the sender has sent nothing else meanwhile.
 */

/** Source of requests, such as an open form. */
export interface Sender {
  /** The last request, if its outcome is unknown. */
  lost?: { request: string; key: string } | undefined;
}

const unclear: ReadonlySet<ApiErrorCode> = new Set(['NETWORK', 'UNAVAILABLE', 'TIMEOUT', 'STILL_RUNNING']);

/**
 * Adds the idempotency key of operations with a sender in their context. Must follow the session links, because the
 * radio and role are part of the request.
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
