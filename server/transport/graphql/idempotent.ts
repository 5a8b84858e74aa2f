import { HeaderMap, type HTTPGraphQLResponse } from '@apollo/server';
import type { FastifyRequest } from 'fastify';
import { getOperationAST, type DocumentNode } from 'graphql';
import type { Answer, StoredAnswer, Repeatable } from '../../kit/operations/storedAnswers.ts';
import type { Context } from '../../kit/context.ts';
import { coded } from '../../kit/errors.ts';
import { selectsSecret } from '../../kit/graphql/shownOnce.ts';
import type { OperationRequest } from '../../kit/operations/operations.ts';
import { bearerToken } from '../caller.ts';

/** Accepted keys: long enough for a UUID, a hash or a custom name. */
const readableKey = /^[\x21-\x7e]{1,255}$/;

/**
 * Runs a request. A signed-in user's mutation with an `Idempotency-Key` runs once within a day: a repeated request gets the
 * stored answer, or an error when none is stored.
 */
export async function runOnce(
  request: FastifyRequest,
  context: Context,
  run: () => Promise<HTTPGraphQLResponse>,
): Promise<HTTPGraphQLResponse> {
  const repeatableRequest = repeatable(request, context);
  if (!repeatableRequest) return run();
  const { document, ...repeat } = repeatableRequest;
  const { storedAnswers, operations } = context.services;
  const toStored = selectsSecret(operations.schema, document) ? withoutAnswer : answerIn;
  const { done, stored } = await storedAnswers.once(repeat, run, toStored);
  return done ?? repeated(stored!);
}

function repeatable(
  request: FastifyRequest,
  { viewer, services }: Context,
): (Repeatable & { document: DocumentNode }) | undefined {
  const { 'idempotency-key': key, 'x-radio': radio = '', 'x-view-as': role = '' } = request.headers;
  if (key === undefined || request.method !== 'POST' || !viewer) return undefined;
  if (typeof key !== 'string' || !readableKey.test(key))
    throw coded('Idempotency-Key takes 1 to 255 visible ASCII characters.', 'BAD_REQUEST');
  const { query, variables, operationName } = (request.body ?? {}) as Partial<OperationRequest>;
  if (typeof query !== 'string') return undefined;
  const { document } = services.operations.read({ query });
  if (!document || getOperationAST(document, operationName)?.operation !== 'mutation') return undefined;
  return {
    document,
    userId: viewer.userId,
    // A program may have fewer permissions than its user, so it must not get stored answers to requests of the user.
    caller: viewer.sessionId === 0 ? (bearerToken(request) ?? '') : '',
    key,
    request: JSON.stringify([query, variables, operationName, radio, role]),
  };
}

/** The stored form of an answer; undefined when the operation was rejected before any part of it ran. */
function answerIn({ status = 200, headers, body }: HTTPGraphQLResponse): Answer | undefined {
  if (body.kind !== 'complete') return undefined;
  const isRefused = body.string.startsWith('{"errors":') && !('data' in (JSON.parse(body.string) as object));
  return isRefused
    ? undefined
    : { status, contentType: headers.get('content-type') ?? '', body: body.string };
}

/** Stores only that the mutation ran, without its answer, which contains a secret that is shown once. */
const withoutAnswer = (response: HTTPGraphQLResponse): StoredAnswer => answerIn(response) && 'done';

const repeated = ({ status, contentType, body }: Answer): HTTPGraphQLResponse => ({
  status,
  headers: new HeaderMap([
    ['content-type', contentType],
    ['idempotency-replayed', 'true'],
  ]),
  body: { kind: 'complete', string: body },
});
