import 'reflect-metadata';
import { randomUUID } from 'node:crypto';
import { existsSync } from 'node:fs';
import { ApolloServer } from '@apollo/server';
import { ApolloServerPluginCacheControlDisabled } from '@apollo/server/plugin/disabled';
import { InMemoryLRUCache } from '@apollo/utils.keyvaluecache';
import fastifyCookie from '@fastify/cookie';
import { fastify, type FastifyInstance } from 'fastify';
import type { DocumentNode, GraphQLSchema } from 'graphql';
import type { Config } from './config.ts';
import { type Caller, createContext, type Shared } from './context.ts';
import { domains } from './domains/index.ts';
import type { Context, Services } from './kit/context.ts';
import { LocalEvents } from './kit/events/events.ts';
import { type Execute, gatewayOf, jitExecutor, type Schemas } from './kit/graphql/executor.ts';
import { formatError, isOurs } from './kit/graphql/formatError.ts';
import { KnownQueries } from './kit/graphql/knownQueries.ts';
import { limits } from './kit/graphql/limits.ts';
import { OwnQueries } from './kit/graphql/ownQueries.ts';
import { requestPlugin } from './kit/graphql/requestPlugin.ts';
import { openMail } from './kit/mail/mail.ts';
import { Reads } from './kit/read/reads.ts';
import { openStorage } from './kit/storage/openStorage.ts';
import { openDatabase, type Orm } from './orm.ts';
import { arrivalMilliseconds, arrivals } from './http/arrival.ts';
import { budgets } from './http/budgets.ts';
import { closingOf } from './http/closing.ts';
import { fileRoutes } from './http/fileRoutes.ts';
import { graphqlRoutes } from './http/graphqlRoutes.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import { initialsRoute } from './http/initialsRoute.ts';
import { loggingOf } from './http/logging.ts';
import { portalRoutes } from './http/portalRoutes.ts';
import { portalUrlOf } from './http/portalUrl.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { resumableRoutes } from './http/resumableRoutes.ts';
import { subscriptionRoutes } from './http/subscriptionRoutes.ts';
import { ticketedRoutes } from './http/ticketedRoutes.ts';
import { uploadRoutes } from './http/uploadRoutes.ts';
import { restApi } from './rest/rest.ts';
import { buildAppSchemas } from './schema.ts';

export interface App {
  server: FastifyInstance;
  apollo: ApolloServer<Context>;
  schema: GraphQLSchema;
  shared: Shared;
  /** The context of a caller, for those who run operations inside the process. */
  contextFor: (caller: Omit<Caller, 'log'>) => Promise<Context>;
  close: () => Promise<void>;
}

interface AppOptions {
  config: Config;
  orm: Orm;
  schemas?: Schemas;
  /** Another way to execute, for tests that compare two. */
  executor?: (schemas: Schemas) => Execute;
}

/** Wires everything together, without listening: the server's main does that, and tests call it as it is. */
export async function createApp({ config, orm, schemas, executor = jitExecutor }: AppOptions): Promise<App> {
  const server = fastify({
    ...loggingOf(config),
    genReqId: () => randomUUID(),
    bodyLimit: limits.bodyBytes,
    // The first hop is the connection itself: of no proxies not even that is believed.
    trustProxy: (_address: string, hop: number) => hop < config.trustProxy,
    forceCloseConnections: 'idle',
    http: { headersTimeout: arrivalMilliseconds, connectionsCheckingInterval: 1000 },
  });
  const database = openDatabase(config.database, orm);
  const reads = new Reads(database.models);
  const storage = await openStorage(config);
  const events = new LocalEvents();
  const settings = {
    database,
    reads,
    storage,
    events,
    filesDir: config.filesDir,
    log: server.log,
    secret: config.secret,
    portalUrl: () => portalUrlOf(config, server.server),
    takesLocalPages: !config.production && config.publicUrl === undefined,
    demo: config.seedDemo,
  };
  const mailLog = config.mail.showsLinks ? server.log.child({}, { level: 'info' }) : server.log;
  const mail = openMail({ ...config.mail, production: config.production }, mailLog);
  const built = schemas ?? (await buildAppSchemas());
  const execute = executor(built);
  const services = Object.assign(
    { mail, storage, events, queries: new OwnQueries(built.guarded, execute) },
    ...domains.map((domain) => domain.services?.(settings)),
  ) as Services;
  const shared: Shared = { database, reads, services };
  const known = new KnownQueries(built.guarded, execute);
  const apollo = createApollo(built.guarded, execute, known, server);
  const contextFor = (caller: Omit<Caller, 'log'>) => createContext(shared, { ...caller, log: server.log });
  await apollo.start();

  await server.register(fastifyCookie);
  await server.register(arrivals);
  await server.register(securityHeaders, { production: config.production });
  await server.register(budgets, { requestsPerMinute: config.requestsPerMinute });
  await server.register(healthRoutes, { orm, database, config });
  await server.register(graphqlRoutes, { apollo, known, contextFor, config });
  await server.register(subscriptionRoutes, { schema: built.guarded, contextFor, config });
  await server.register(restApi, {
    apollo,
    contextFor,
    origins: config.restOrigins,
    publicUrl: config.publicUrl,
  });
  await server.register(initialsRoute);
  const files = domains.map((domain) => domain.files ?? {});
  await server.register(uploadRoutes, { files, contextFor, config });
  await server.register(resumableRoutes, { files, contextFor, config });
  await server.register(ticketedRoutes, { files, contextFor });
  await server.register(fileRoutes, { files, storage });
  if (existsSync(config.clientDir)) await server.register(portalRoutes, { clientDir: config.clientDir });

  const running = await Promise.all(domains.map((domain) => domain.start?.(services)));

  const closeServer = closingOf(server);
  const end = async () => {
    await closeServer();
    await Promise.all(running.map((end) => end?.()));
    await mail.close();
    await apollo.stop();
    await database.close();
    await orm.close();
  };
  let ending: Promise<void> | undefined;
  const close = () => (ending ??= end());
  return { server, apollo, schema: built.guarded, shared, contextFor, close };
}

/** How much of the documents that were parsed and validated is kept, the least used forgotten first. */
const documentBytesKept = 4 * 1024 * 1024;

function createApollo(
  schema: GraphQLSchema,
  execute: Execute,
  known: KnownQueries,
  server: FastifyInstance,
): ApolloServer<Context> {
  return new ApolloServer<Context>({
    gateway: gatewayOf(schema, execute),
    introspection: true,
    hideSchemaDetailsFromClientErrors: true,
    includeStacktraceInErrorResponses: false,
    allowBatchedHttpRequests: false,
    csrfPrevention: true,
    persistedQueries: false,
    documentStore: new InMemoryLRUCache<DocumentNode>({ maxSize: documentBytesKept }),
    nodeEnv: 'production',
    stopOnTerminationSignals: false,
    parseOptions: { maxTokens: limits.tokens },
    plugins: [ApolloServerPluginCacheControlDisabled(), requestPlugin(schema, known)],
    logger: {
      debug() {},
      info() {},
      warn: (message) => server.log.warn(message),
      error: (message) => server.log.error(message),
    },
    formatError: (formatted, error) => {
      if (!isOurs(error) || formatted.extensions?.['code'] === 'UNAVAILABLE')
        server.log.error({ err: error }, 'unexpected error');
      return formatError(formatted, error);
    },
  });
}
