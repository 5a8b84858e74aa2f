import type { ApolloServer } from '@apollo/server';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import type { Config } from '../config.ts';
import type { Caller } from '../context.ts';
import type { Context } from '../kit/context.ts';
import { statusOf } from '../kit/errorTable.ts';
import type { KnownQueries } from '../kit/graphql/knownQueries.ts';
import { checkShape } from '../kit/graphql/shape.ts';
import { bearerToken, callerOf } from './caller.ts';
import { answerFault, howToCall, refuse } from './graphqlErrors.ts';
import { isOurOrigin } from './origin.ts';
import { cookieCarriers } from './tokenCookies.ts';

interface Options {
  apollo: ApolloServer<Context>;
  known: KnownQueries;
  contextFor: (caller: Omit<Caller, 'log'>) => Promise<Context>;
  config: Config;
}

/** How long an operation may take. What it was writing may still be kept. */
const maxSeconds = 5;

interface Operation {
  query: string;
  variables: Record<string, unknown>;
  operationName?: string;
}

interface Answer {
  data?: unknown;
  errors?: readonly GraphQLFormattedError[];
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
export async function graphqlRoutes(
  server: FastifyInstance,
  { apollo, known, contextFor, config }: Options,
): Promise<void> {
  server.setErrorHandler<FastifyError>(answerFault);
  server.post('/graphql', async (request, reply) => {
    const isOurs = isOurOrigin(request, config);
    if (!isOurs && bearerToken(request) === undefined) {
      return refuse(reply, 'FOREIGN_ORIGIN', 'Call from our own pages, or with a bearer token.');
    }
    const operation = operationOf(request.body);
    if (!operation) {
      return refuse(reply, 'BAD_REQUEST', howToCall);
    }
    const contextValue = await contextFor({
      ...callerOf(request),
      ...(isOurs && cookieCarriers(request, reply, config)),
    });
    const answer = await inTime(answerOf(operation, contextValue));
    if (!answer) return refuse(reply, 'TIMEOUT', `This took longer than ${maxSeconds} s.`);
    const { data, errors } = answer;
    if (!errors) return { data };
    void reply.code(statusOfAnswer(data, errors));
    return {
      errors: errors.map((error) => withRequestId(error, request)),
      ...(data !== undefined && { data }),
    };
  });

  async function answerOf(operation: Operation, contextValue: Context): Promise<Answer> {
    const data = await known.answer(operation.query, operation.variables, contextValue);
    if (data !== undefined) return { data };
    const refusal = refusalOf(operation.query);
    if (refusal) return { errors: [refusal.toJSON()] };
    const { body } = await apollo.executeOperation(operation, { contextValue });
    if (body.kind !== 'single') throw new Error('Incremental delivery is not offered.');
    return body.singleResult;
  }
}

function operationOf(body: unknown): Operation | undefined {
  if (!isObject(body)) return undefined;
  const { query, variables, operationName } = body as Body;
  if (typeof query !== 'string') return undefined;
  if (variables !== undefined && variables !== null && !isObject(variables)) return undefined;
  if (operationName !== undefined && operationName !== null && typeof operationName !== 'string')
    return undefined;
  return {
    query,
    variables: (variables ?? {}) as Record<string, unknown>,
    ...(operationName && { operationName }),
  };
}

/** What the server itself lacks, not what the caller did. */
const missing = new Set(['UNAVAILABLE', 'STORAGE_FULL']);

/**
 * Refused before anything ran, or for want of what the server itself needs: the status says so too. What ran in part is
 * 200, as GraphQL over HTTP asks.
 */
function statusOfAnswer(data: unknown, [first]: readonly GraphQLFormattedError[]): number {
  const code = first?.extensions?.['code'];
  const isRefused = data === undefined || (data === null && missing.has(String(code)));
  return isRefused ? statusOf(code) : 200;
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

const isObject = (value: unknown): value is object =>
  typeof value === 'object' && value !== null && !Array.isArray(value);

/** Why a text is not even validated, if there is a reason. */
function refusalOf(text: string): GraphQLError | undefined {
  try {
    checkShape(text);
    return undefined;
  } catch (error) {
    if (error instanceof GraphQLError) return error;
    throw error;
  }
}

/** An answer with errors says which request it belongs to. */
const withRequestId = (error: GraphQLFormattedError, { id }: FastifyRequest) => ({
  ...error,
  extensions: { ...error.extensions, requestId: id },
});
