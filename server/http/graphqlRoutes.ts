import type { ApolloServer } from '@apollo/server';
import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLFormattedError } from 'graphql';
import type { Config } from '../config.ts';
import type { Caller } from '../context.ts';
import type { Context } from '../kit/context.ts';
import { bearerToken, callerOf } from './caller.ts';
import { isOurOrigin } from './origin.ts';
import { cookieCarrier } from './refreshCookie.ts';

interface Options {
  apollo: ApolloServer<Context>;
  contextFor: (caller: Omit<Caller, 'log'>) => Promise<Context>;
  config: Config;
}

interface Body {
  query?: unknown;
  variables?: unknown;
  operationName?: unknown;
}

/**
 * `POST /graphql`: one operation as JSON, from our own pages or with a bearer token. Fastify refuses other content
 * types, which is what keeps forms of other sites out. Apollo gets the operation itself: its own reading of HTTP
 * costs as much again as the rest of its work on a small request.
 */
export async function graphqlRoutes(server: FastifyInstance, { apollo, contextFor, config }: Options): Promise<void> {
  server.post('/graphql', async (request, reply) => {
    if (!isOurOrigin(request, config) && bearerToken(request) === undefined) {
      return refuse(reply, 403, 'FOREIGN_ORIGIN', 'Call from our own pages, or with a bearer token.');
    }
    const operation = operationOf(request.body);
    if (!operation) {
      return refuse(reply, 400, 'BAD_REQUEST', 'Send JSON: { "query": text, "variables": object, "operationName": text }.');
    }
    const contextValue = await contextFor({ ...callerOf(request), refreshToken: cookieCarrier(request, reply, config) });
    const { body, http } = await apollo.executeOperation(operation, { contextValue });
    if (body.kind !== 'single') return refuse(reply, 406, 'NOT_ACCEPTABLE', 'Incremental delivery is not offered.');
    const { data, errors } = body.singleResult;
    if (http.status) void reply.code(http.status);
    return errors ? { errors: errors.map(error => withRequestId(error, request)), ...(data !== undefined && { data }) } : { data };
  });
}

function operationOf(body: unknown): { query: string; variables: Record<string, unknown>; operationName?: string } | undefined {
  if (!isObject(body)) return undefined;
  const { query, variables, operationName } = body as Body;
  if (typeof query !== 'string') return undefined;
  if (variables !== undefined && variables !== null && !isObject(variables)) return undefined;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string') return undefined;
  return { query, variables: (variables ?? {}) as Record<string, unknown>, ...(operationName && { operationName }) };
}

const isObject = (value: unknown): value is object => typeof value === 'object' && value !== null && !Array.isArray(value);

/** An answer with errors says which request it belongs to. */
const withRequestId = (error: GraphQLFormattedError, { id }: FastifyRequest) => ({
  ...error,
  extensions: { ...error.extensions, requestId: id },
});

const refuse = (reply: FastifyReply, status: number, code: string, message: string) =>
  reply.code(status).send({ errors: [{ message, extensions: { code, requestId: reply.request.id } }] });
