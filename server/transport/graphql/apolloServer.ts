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
import type { Context } from '../../kit/context.ts';
import { statusOf } from '../../kit/errorTable.ts';
import { stringifyInSlices } from '../../kit/graphql/stringifyInSlices.ts';
import type { Operations } from '../../kit/operations/operations.ts';

/**
 * Apollo Server, the HTTP layer of `/graphql`. Parses the request, rejects cross-site form posts, negotiates the content type and
 * runs plugins. `Operations` executes the operation.
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
    // `Operations` caches the documents.
    documentStore: null,
    includeStacktraceInErrorResponses: false,
    stopOnTerminationSignals: false,
    nodeEnv: 'production',
    stringifyResult: stringifyInSlices,
    logger: {
      debug() {},
      info() {},
      warn: (message) => log.warn(message),
      error: (message) => log.error(message),
    },
    formatError: (_formatted, error) => operations.formatError(error as GraphQLError),
  });

/**
 * Runs each request with `Operations`. Apollo neither parses nor validates a document that a plugin has set, and skips the
 * execution when a plugin has a response.
 */
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

/** Document of a request whose text could not be parsed. */
const unreadable: DocumentNode = { kind: Kind.DOCUMENT, definitions: [] };

const contentTypes = new LRUCache<string, string>({ max: 50 });

/**
 * The content type that Apollo chose earlier for the same `Accept` header. Negotiating it costs as much as a small database read.
 */
function contentTypeFor(http: HTTPGraphQLRequest | undefined): Array<[string, string]> {
  const known = contentTypes.get(http?.headers.get('accept') ?? '');
  return known ? [['content-type', known]] : [];
}

/**
 * Caches the content type that Apollo chose for a successful response, by the `Accept` header. `contentTypeFor` then returns it for
 * later requests with the same header.
 */
export function rememberContentType({ headers }: HTTPGraphQLRequest, response: HTTPGraphQLResponse): void {
  const accept = headers.get('accept');
  const chosen = response.headers.get('content-type');
  if (accept && chosen && response.status === 200) contentTypes.set(accept, chosen);
}

/** Codes of errors that a lack of resources on the server causes, rather than the caller. */
const missing = new Set(['UNAVAILABLE', 'STORAGE_FULL']);

/**
 * HTTP status of a result: that of its error when nothing was executed or the server lacks a resource. Partial results have 200,
 * as GraphQL over HTTP requires.
 */
function statusOfResult({ data, errors }: FormattedExecutionResult): number {
  if (!errors) return 200;
  const code = errors[0]?.extensions?.['code'];
  const isRefused = data === undefined || (data === null && missing.has(String(code)));
  return isRefused ? statusOf(code) : 200;
}
