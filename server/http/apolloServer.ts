import {
  ApolloServer,
  HeaderMap,
  type ApolloServerPlugin,
  type HTTPGraphQLRequest,
  type HTTPGraphQLResponse,
} from '@apollo/server';
import {
  ApolloServerPluginCacheControlDisabled,
  ApolloServerPluginInlineTraceDisabled,
  ApolloServerPluginLandingPageDisabled,
} from '@apollo/server/plugin/disabled';
import type { FastifyBaseLogger } from 'fastify';
import { Kind, type DocumentNode, type FormattedExecutionResult, type GraphQLError } from 'graphql';
import { LRUCache } from 'lru-cache';
import type { Context } from '../kit/context.ts';
import { statusOf } from '../kit/errorTable.ts';
import type { Operations } from '../kit/operations/operations.ts';

/**
 * Apollo Server, the host of `/graphql`: it reads the request, keeps out what forms of other sites can send, negotiates
 * the form of the answer and runs its plugins. The operation itself goes the way of all.
 */
export const apolloServer = (operations: Operations, log: FastifyBaseLogger): ApolloServer<Context> =>
  new ApolloServer<Context>({
    schema: operations.schema,
    plugins: [
      operationsPlugin(operations),
      ApolloServerPluginCacheControlDisabled(),
      ApolloServerPluginInlineTraceDisabled(),
      ApolloServerPluginLandingPageDisabled(),
    ],
    csrfPrevention: true,
    allowBatchedHttpRequests: false,
    persistedQueries: false,
    // Documents are kept by the operations.
    documentStore: null,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    nodeEnv: 'production',
    stringifyResult: (result) => JSON.stringify(result),
    logger: {
      debug() {},
      info() {},
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
    formatError: (_formatted, error) => operations.formatError(error as GraphQLError),
  });

/** Apollo neither parses nor validates a document that is there, and does not execute what a plugin has a response for. */
const operationsPlugin = (operations: Operations): ApolloServerPlugin<Context> => ({
  async requestDidStart({ request: { query = '', variables, operationName } }) {
    const request = operations.read({ query, variables, operationName });
    return {
      async didResolveSource(requestContext) {
        Object.assign(requestContext, { document: request.document ?? unreadable });
      },
      async responseForOperation({ contextValue, request: { http } }) {
        const singleResult = await operations.executeRead(request, contextValue);
        const headers = new HeaderMap(contentTypeFor(http));
        return {
          http: { status: statusOfResult(singleResult), headers },
          body: { kind: 'single', singleResult },
        };
      },
    };
  },
});

/** Stands for a text that is no document. */
const unreadable: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] };

const contentTypes = new LRUCache<string, string>({ max: 50 });

/** The form that Apollo chose for an `Accept` before: to choose it anew costs as much as a small read of the database. */
function contentTypeFor(http: HTTPGraphQLRequest | undefined): Array<[string, string]> {
  const known = contentTypes.get(http?.headers.get('accept') ?? '');
  return known ? [['content-type', known]] : [];
}

/** Keeps the form that Apollo chose for a good answer. */
export function rememberContentType({ headers }: HTTPGraphQLRequest, response: HTTPGraphQLResponse): void {
  const accept = headers.get('accept');
  const chosen = response.headers.get('content-type');
  if (accept && chosen && response.status === 200) contentTypes.set(accept, chosen);
}

/** What the server itself lacks, not what the caller did. */
const missing = new Set(['UNAVAILABLE', 'STORAGE_FULL']);

/**
 * Refused before anything ran, or for want of what the server itself needs: the status says so too. What ran in part is
 * 200, as GraphQL over HTTP asks.
 */
function statusOfResult({ data, errors }: FormattedExecutionResult): number {
  if (!errors) return 200;
  const code = errors[0]?.extensions?.['code'];
  const isRefused = data === undefined || (data === null && missing.has(String(code)));
  return isRefused ? statusOf(code) : 200;
}
