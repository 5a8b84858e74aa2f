import {
  HeaderMap,
  type ApolloServer,
  type HTTPGraphQLRequest,
  type HTTPGraphQLResponse,
} from '@apollo/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import type { Config } from '../../config.ts';
import type { Caller } from '../../context.ts';
import type { Context } from '../../kit/context.ts';
import { encodeInSlices } from '../../kit/graphql/stringifyInSlices.ts';
import { rememberContentType } from './apolloServer.ts';
import { bearerToken, callerOf } from '../caller.ts';
import { answerFault, refuse } from './graphqlErrors.ts';
import { runOnce } from './idempotent.ts';
import { isOurOrigin } from '../origin.ts';
import { givesData } from '../pages/pageConstraint.ts';
import { cookieCarriers } from '../tokenCookies.ts';

interface Options {
  apollo: ApolloServer<Context>;
  contextFor: (caller: Caller) => Promise<Context>;
  config: Config;
}

/**
 * `POST /graphql`: one operation as JSON. Pages of other origins need a bearer token. `GET` runs queries, always with a bearer
 * token, which pages of other sites cannot send. A browser that requests a page gets the GraphQL explorer.
 */
export async function graphqlRoutes(
  server: FastifyInstance,
  { apollo, contextFor, config }: Options,
): Promise<void> {
  server.setErrorHandler<FastifyError>(answerFault);
  const answer = async (request: FastifyRequest, reply: FastifyReply) => {
    const isOurs = isOurOrigin(request, config);
    // guard: cookie-call-from-own-pages
    if (!isOurs && bearerToken(request) === undefined) {
      return refuse(reply, 'FOREIGN_ORIGIN', 'Call from our own pages, or with a bearer token.');
    }
    const contextValue = await contextFor({
      ...callerOf(request),
      .../* guard: cookie-ignored-from-other-sites */ (isOurs && cookieCarriers(request, reply, config)),
    });
    const httpGraphQLRequest = requestFrom(request);
    const response = await inTime(
      runOnce(request, contextValue, () =>
        apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: async () => contextValue }),
      ),
      config.operationTimeout,
    );
    if (!response)
      return refuse(reply, 'TIMEOUT', `The operation took longer than ${config.operationTimeout / 1000} s.`);
    rememberContentType(httpGraphQLRequest, response);
    return send(response, reply);
  };
  server.post('/graphql', answer);
  server.get('/graphql', givesData, (request, reply) =>
    bearerToken(request) === undefined
      ? refuse(reply, 'UNAUTHENTICATED', 'A query by GET needs a bearer token.')
      : answer(request, reply),
  );
}

/** Headers that Apollo reads. It rejects cross-site form posts, and chooses the content type of the response. */
const readByApollo = ['content-type', 'accept', 'apollo-require-preflight', 'x-apollo-operation-name'];

function requestFrom({ method, headers, body, url }: FastifyRequest): HTTPGraphQLRequest {
  const known = new HeaderMap();
  for (const name of readByApollo) {
    const value = headers[name];
    if (value !== undefined) known.set(name, String(value));
  }
  if (method !== 'GET') return { method, headers: known, search: '', body };
  // Apollo may skip its check against cross-site requests: a page that sends a token has passed a preflight already.
  known.set('apollo-require-preflight', 'yes');
  return { method, headers: known, search: new URL(url, 'http://localhost').search, body: undefined };
}

/** Codes of errors in the GraphQL document or its variables. */
const ofDocuments = new Set<unknown>([
  'GRAPHQL_PARSE_FAILED',
  'GRAPHQL_VALIDATION_FAILED',
  'OPERATION_RESOLUTION_FAILURE',
  'BAD_USER_INPUT',
  'LIMIT_EXCEEDED',
]);

/** Sends a response, adding the request id to its errors. Errors come first in the JSON. */
function send(
  { status = 200, headers, body }: HTTPGraphQLResponse,
  reply: FastifyReply,
): FastifyReply | Promise<FastifyReply> {
  if (body.kind !== 'complete') throw new Error('Incremental delivery is not offered.');
  for (const [name, value] of headers) void reply.header(name, value);
  if (!body.string.startsWith('{"errors":')) return sendText(body.string, reply.code(status));
  const { id: requestId } = reply.request;
  const { errors = [], ...answer } = JSON.parse(body.string) as FormattedExecutionResult;
  const named = errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
  // With `application/json`, GraphQL over HTTP requires 200 for errors of the document.
  const isOlder = headers.get('content-type')?.startsWith('application/json');
  const { code, retryAfter } = errors[0]?.extensions ?? {};
  if (retryAfter !== undefined) void reply.header('retry-after', retryAfter);
  const isFine = isOlder && ofDocuments.has(code);
  return reply.code(isFine ? 200 : status).send(JSON.stringify({ errors: named, ...answer }));
}

function sendText(text: string, reply: FastifyReply): FastifyReply | Promise<FastifyReply> {
  const bytes = encodeInSlices(text);
  return typeof bytes === 'string' ? reply.send(bytes) : bytes.then((encoded) => reply.send(encoded));
}

/** The response, or undefined after a timeout. The operation may still store its changes after that. */
async function inTime<T>(answer: Promise<T>, milliseconds: number): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>((resolve) => (timer = setTimeout(resolve, milliseconds, undefined)));
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
