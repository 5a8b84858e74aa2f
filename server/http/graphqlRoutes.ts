import { HeaderMap, type ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { Caller } from '../context.ts';
import type { Context } from '../kit/context.ts';
import { bearerToken, callerOf } from './caller.ts';
import { cookieCarrier } from './refreshCookie.ts';
import { isOurOrigin } from './origin.ts';

interface Options {
  apollo: ApolloServer<Context>;
  contextFor: (caller: Omit<Caller, 'log'>) => Promise<Context>;
  config: Config;
}

/** `POST /graphql`: JSON only, from our own pages or with a bearer token. */
export async function graphqlRoutes(server: FastifyInstance, { apollo, contextFor, config }: Options): Promise<void> {
  server.post('/graphql', async (request, reply) => {
    if (!isOurOrigin(request, config) && bearerToken(request) === undefined) {
      return reply.code(403).send(refusal('FOREIGN_ORIGIN', 'Call from our own pages, or with a bearer token.', request));
    }
    return run(request, reply);
  });

  async function run(request: FastifyRequest, reply: FastifyReply) {
    const response = await apollo.executeHTTPGraphQLRequest({
      httpGraphQLRequest: { body: request.body, method: 'POST', headers: headersOf(request), search: '' },
      context: () => contextFor({ ...callerOf(request), refreshToken: cookieCarrier(request, reply, config) }),
    });
    for (const [name, value] of response.headers) if (name !== 'content-length') void reply.header(name, value);
    void reply.header('x-request-id', request.id).code(response.status ?? 200);
    return response.body.kind === 'complete' ? withRequestId(response.body.string, request.id) : reply.code(406).send();
  }
}

/** Only what Apollo looks at. */
function headersOf({ headers }: FastifyRequest): HeaderMap {
  const map = new HeaderMap();
  for (const name of ['content-type', 'accept', 'apollo-require-preflight', 'x-apollo-operation-name'] as const) {
    const value = headers[name];
    if (typeof value === 'string') map.set(name, value);
  }
  return map;
}

/** Answers with errors say which request they belong to. */
function withRequestId(body: string, requestId: string): string {
  if (!body.includes('"errors":')) return body;
  const answer = JSON.parse(body) as { errors?: Array<{ extensions?: object }> };
  if (!Array.isArray(answer.errors)) return body;
  for (const error of answer.errors) error.extensions = { ...error.extensions, requestId };
  return JSON.stringify(answer);
}

const refusal = (code: string, message: string, { id }: FastifyRequest) => ({ errors: [{ message, extensions: { code, requestId: id } }] });
