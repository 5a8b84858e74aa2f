import {
  HeaderMap,
  type ApolloServer,
  type HTTPGraphQLRequest,
  type HTTPGraphQLResponse,
} from '@apollo/server';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { FormattedExecutionResult } from 'graphql';
import type { Config } from '../config.ts';
import type { Caller } from '../context.ts';
import type { Context } from '../kit/context.ts';
import { rememberContentType } from './apolloServer.ts';
import { bearerToken, callerOf } from './caller.ts';
import { answerFault, refuse } from './graphqlErrors.ts';
import { isOurOrigin } from './origin.ts';
import { cookieCarriers } from './tokenCookies.ts';

interface Options {
  apollo: ApolloServer<Context>;
  contextFor: (caller: Caller) => Promise<Context>;
  config: Config;
}

/** How long an operation may take. What it was writing may still be kept. */
const maxSeconds = 5;

/** `POST /graphql`: one operation as JSON, from our own pages or with a bearer token, served by Apollo. */
export async function graphqlRoutes(
  server: FastifyInstance,
  { apollo, contextFor, config }: Options,
): Promise<void> {
  server.setErrorHandler<FastifyError>(answerFault);
  server.post('/graphql', async (request, reply) => {
    const isOurs = isOurOrigin(request, config);
    if (!isOurs && bearerToken(request) === undefined) {
      return refuse(reply, 'FOREIGN_ORIGIN', 'Call from our own pages, or with a bearer token.');
    }
    const contextValue = await contextFor({
      ...callerOf(request),
      ...(isOurs && cookieCarriers(request, reply, config)),
    });
    const httpGraphQLRequest = requestFrom(request);
    const response = await inTime(
      apollo.executeHTTPGraphQLRequest({ httpGraphQLRequest, context: async () => contextValue }),
    );
    if (!response) return refuse(reply, 'TIMEOUT', `This took longer than ${maxSeconds} s.`);
    rememberContentType(httpGraphQLRequest, response);
    return send(response, reply);
  });
}

/** What Apollo looks at: forms of other sites cannot send these, and the answer takes the form that is accepted. */
const readByApollo = ['content-type', 'accept', 'apollo-require-preflight', 'x-apollo-operation-name'];

function requestFrom({ method, headers, body }: FastifyRequest): HTTPGraphQLRequest {
  const known = new HeaderMap();
  for (const name of readByApollo) {
    const value = headers[name];
    if (value !== undefined) known.set(name, String(value));
  }
  return { method, headers: known, search: '', body };
}

function send({ status = 200, headers, body }: HTTPGraphQLResponse, reply: FastifyReply): FastifyReply {
  if (body.kind !== 'complete') throw new Error('Incremental delivery is not offered.');
  for (const [name, value] of headers) void reply.header(name, value);
  return reply.code(status).send(withRequestId(body.string, reply.request));
}

/** An answer with errors, which stand first, says which request it belongs to. */
function withRequestId(text: string, { id: requestId }: FastifyRequest): string {
  if (!text.startsWith('{"errors":')) return text;
  const { errors = [], ...answer } = JSON.parse(text) as FormattedExecutionResult;
  const named = errors.map((error) => ({ ...error, extensions: { ...error.extensions, requestId } }));
  return JSON.stringify({ errors: named, ...answer });
}

/** The answer, or undefined when it takes too long. */
async function inTime<T>(answer: Promise<T>): Promise<T | undefined> {
  let timer: NodeJS.Timeout | undefined;
  const late = new Promise<undefined>(
    (resolve) => (timer = setTimeout(resolve, maxSeconds * 1000, undefined)),
  );
  try {
    return await Promise.race([answer, late]);
  } finally {
    clearTimeout(timer);
  }
}
