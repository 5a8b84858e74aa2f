import websocket from '@fastify/websocket';
import type { FastifyError, FastifyInstance, FastifyRequest } from 'fastify';
import {
  createSourceEventStream,
  execute,
  getOperationAST,
  GraphQLError,
  parse,
  validate,
  type ExecutionArgs,
  type ExecutionResult,
  type GraphQLSchema,
} from 'graphql';
import { CloseCode, type ServerOptions } from 'graphql-ws';
import { makeHandler } from 'graphql-ws/use/@fastify/websocket';
import type { Config } from '../config.ts';
import type { Caller } from '../context.ts';
import type { Context, RequestedScope } from '../kit/context.ts';
import { coded, internal, limitExceeded } from '../kit/errors.ts';
import { checkRequest } from '../kit/graphql/checkRequest.ts';
import { formatError, isOurs } from '../kit/graphql/formatError.ts';
import { limits } from '../kit/graphql/limits.ts';
import { checkShape } from '../kit/graphql/shape.ts';
import { parseId } from '../kit/read/reads.ts';
import { callerOf } from './caller.ts';
import { answerFault } from './graphqlErrors.ts';
import { isOurOrigin } from './origin.ts';

interface Options {
  schema: GraphQLSchema;
  contextFor: (caller: Omit<Caller, 'log'>) => Promise<Context>;
  config: Config;
}

/** What a client says when it connects: a WebSocket of a browser has no headers of its own. */
type Hello = { accessToken?: unknown; radio?: unknown; viewAs?: unknown };

interface Extra extends Record<PropertyKey, unknown> {
  request: FastifyRequest;
  socket: {
    close: (code: number, reason: string) => void;
    once: (event: 'close', listener: () => void) => void;
  };
  /** The viewer as of now: their session is looked up again. */
  fresh?: () => Promise<Context>;
}

interface LiveArgs extends ExecutionArgs {
  fresh: () => Promise<Context>;
}

/** How often an open socket is asked whether its session still is. */
const watchMilliseconds = 3000;
const maxSubscriptions = 20;
/** How many sockets one person may have open at once: some for each tab and device. */
const maxSockets = 50;

/**
 * `/graphql/live`, a WebSocket (graphql-transport-ws): subscriptions alone. Who subscribes is looked up again for every
 * event, so that a right that was taken away, or a session that ended, counts at once.
 */
export async function subscriptionRoutes(
  server: FastifyInstance,
  { schema, contextFor, config }: Options,
): Promise<void> {
  server.setErrorHandler<FastifyError>(answerFault);
  await server.register(websocket, { options: { maxPayload: limits.bodyBytes }, preClose: sayGoodbye });

  const options: ServerOptions<Hello, Extra> = {
    onConnect: async ({ connectionParams = {}, extra }) => {
      if (!isOurOrigin(extra.request, config)) return false;
      const found = await viewerOf(extra.request, connectionParams).catch(() => undefined);
      if (!found || !admit(extra.socket, found.userId)) return false;
      extra.fresh = found.fresh;
      watch(extra.socket, extra.fresh);
      return true;
    },
    onSubscribe: async ({ subscriptions, extra }, _id, { query, variables, operationName }) => {
      try {
        if (Object.keys(subscriptions).length > maxSubscriptions)
          throw limitExceeded('subscriptions', maxSubscriptions);
        checkShape(query);
        const document = parse(query, { maxTokens: limits.tokens });
        const problems = validate(schema, document, undefined, { maxErrors: 20 });
        if (problems.length > 0) return problems.map(withoutHints);
        const operation = getOperationAST(document, operationName);
        if (operation?.operation !== 'subscription') throw onlySubscriptions();
        const contextValue = await extra.fresh!();
        const variableValues = variables ?? {};
        checkRequest(schema, { text: query, document, operation, variables: variableValues }, contextValue);
        const args: LiveArgs = { schema, document, variableValues, contextValue, fresh: extra.fresh! };
        return { ...args, ...(operationName ? { operationName } : {}) };
      } catch (error) {
        return [error instanceof GraphQLError ? error : masked(error)];
      }
    },
    subscribe: (args) => deliver(args as LiveArgs) as never,
    onError: (_connection, _id, _payload, errors) => errors.map((error) => formatted(error as GraphQLError)),
    onNext: (_connection, _id, _payload, _args, result) =>
      result.errors && { ...result, errors: result.errors.map((error) => formatted(error as GraphQLError)) },
  };
  server.get('/graphql/live', { websocket: true }, makeHandler<Hello, Extra>(options as never));

  /** Whether a person may have one more socket; it counts until it is closed. */
  const open = new Map<number, number>();
  function admit(socket: Extra['socket'], userId: number): boolean {
    const count = open.get(userId) ?? 0;
    if (count >= maxSockets) {
      socket.close(1013, 'Too many connections.');
      return false;
    }
    open.set(userId, count + 1);
    socket.once('close', () => {
      const left = open.get(userId)! - 1;
      if (left > 0) open.set(userId, left);
      else open.delete(userId);
    });
    return true;
  }

  /** Finds the viewer again at any time. An access token is good for minutes, the session that it names for longer. */
  async function viewerOf(request: FastifyRequest, { accessToken, radio, viewAs }: Hello) {
    const requested: RequestedScope = { radio: idIn(radio), viewAs: idIn(viewAs) };
    // A socket looks its viewer up again and again by itself: that is no request of theirs.
    const caller = { ...callerOf(request), requested, countFor: undefined };
    const token = typeof accessToken === 'string' ? accessToken : undefined;
    const first = await contextFor({ ...caller, accessToken: token });
    if (!first.viewer) return undefined;
    const { sessionId, userId } = first.viewer;
    if (!sessionId) return { userId, fresh: () => contextFor({ ...caller, accessToken: token }) };
    const fresh = async () => {
      const context = await contextFor({ ...caller, accessToken: undefined });
      await context.services.accounts.identify(context, sessionId, requested);
      return context;
    };
    return { userId, fresh };
  }

  function formatted(error: GraphQLError) {
    if (!isOurs(error)) masked(error);
    return formatError(error.toJSON(), error);
  }

  function masked(error: unknown) {
    server.log.error({ err: error }, 'unexpected error');
    return internal();
  }
}

/** Who hears that the server goes away connects again by themselves, instead of taking it for a fault. */
async function sayGoodbye(this: FastifyInstance): Promise<void> {
  for (const client of this.websocketServer.clients) client.close(1001, 'The server is going away.');
  this.websocketServer.close();
}

/** Every event is read with the rights that its receiver has at that moment; who has none any more hears no more. */
async function deliver(args: LiveArgs): Promise<AsyncIterable<ExecutionResult> | ExecutionResult> {
  const source = await createSourceEventStream(args);
  return Symbol.asyncIterator in source ? resolveEach(args, source) : source;
}

async function* resolveEach(args: LiveArgs, source: AsyncIterable<unknown>): AsyncGenerator<ExecutionResult> {
  for await (const rootValue of source) {
    const contextValue = await args.fresh();
    if (!contextValue.viewer) return;
    yield await execute({ ...args, rootValue, contextValue });
  }
}

/** Closes a socket whose session has ended, or whose radio is out of reach by now. */
function watch(socket: Extra['socket'], fresh: () => Promise<Context>): void {
  const check = async () => {
    const context = await fresh().catch(() => undefined);
    if (!context?.viewer) socket.close(CloseCode.Forbidden, 'The session has ended.');
  };
  const timer = setInterval(() => void check(), watchMilliseconds).unref();
  socket.once('close', () => clearInterval(timer));
}

const idIn = (value: unknown) =>
  value === undefined || value === null ? undefined : (parseId(String(value)) ?? -1);

/** What exists in a schema is not told to those who guess. */
const withoutHints = ({ message }: GraphQLError) =>
  coded(message.replace(/ Did you mean .*$/, ''), 'GRAPHQL_VALIDATION_FAILED');

const onlySubscriptions = () =>
  coded('Only subscriptions run over a WebSocket; POST everything else.', 'ONLY_SUBSCRIPTIONS');
