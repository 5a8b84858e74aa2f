import 'reflect-metadata';
import { existsSync } from 'node:fs';
import type { Writable } from 'node:stream';
import fastifyCookie from '@fastify/cookie';
import { fastify, type FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Config } from './config.ts';
import { type Caller, contextOfRequester, createContext, type Shared } from './context.ts';
import { domains } from './domains/index.ts';
import type { Context, Services } from './kit/context.ts';
import { openEvents } from './kit/events/openEvents.ts';
import { type Execute, jitExecutor, type Schemas } from './kit/graphql/executor.ts';
import { limits } from './kit/graphql/limits.ts';
import { Operations } from './kit/operations/operations.ts';
import type { AnyJobKind } from './kit/jobs/jobKind.ts';
import { Jobs } from './kit/jobs/jobs.ts';
import type { ByClock } from './kit/jobs/jobSchedules.ts';
import { Outside } from './kit/network/outside.ts';
import { JobNotices } from './kit/notices/jobNotices.ts';
import { openLocks } from './kit/locks/openLocks.ts';
import { openMail } from './kit/mail/mail.ts';
import { mailJob } from './kit/mail/mailJob.ts';
import { Reads } from './kit/read/reads.ts';
import { openRedis } from './kit/redis/redis.ts';
import { SharedCounts } from './kit/redis/sharedCounts.ts';
import { openStorage } from './kit/storage/openStorage.ts';
import { openTracing } from './kit/tracing/openTracing.ts';
import { TracedDatabase } from './kit/tracing/tracedDatabase.ts';
import { tracedJobs } from './kit/tracing/tracedJobs.ts';
import { openDatabase, poolUseOf, type Orm } from './orm.ts';
import { apolloServer } from './http/apolloServer.ts';
import { requestTimeoutMilliseconds, requestTimeouts } from './http/requestTimeout.ts';
import { webhookLoopGuard } from './http/webhookLoopGuard.ts';
import { budgets } from './http/budgets.ts';
import { closingOf } from './http/closing.ts';
import { documentRoutes } from './http/documentRoutes.ts';
import { fileRoutes } from './http/fileRoutes.ts';
import { answerUnreadable } from './http/graphqlErrors.ts';
import { graphqlRoutes } from './http/graphqlRoutes.ts';
import { healthRoutes } from './http/healthRoutes.ts';
import { initialsRoute } from './http/initialsRoute.ts';
import { machineRoutes } from './http/machineRoutes.ts';
import { LiveSubscriptions } from './http/observing/liveSubscriptions.ts';
import { loggingOf } from './http/observing/logging.ts';
import { metricsRoute } from './http/observing/metricsRoute.ts';
import { requestIdOf } from './http/observing/requestIds.ts';
import { operationLabel } from './http/observing/operationLabel.ts';
import { requestSpans } from './http/observing/requestSpans.ts';
import { requestLog } from './http/observing/requestLog.ts';
import { pageConstraint } from './http/pageConstraint.ts';
import { namePlugins } from './http/pluginNames.ts';
import { portalRoutes } from './http/portalRoutes.ts';
import { portalUrlOf } from './http/portalUrl.ts';
import { securityHeaders } from './http/securityHeaders.ts';
import { resumableRoutes } from './http/resumableRoutes.ts';
import { signInRoutes } from './http/signInRoutes.ts';
import { streamRoutes } from './http/streamRoutes.ts';
import { subscriptionRoutes } from './http/subscriptionRoutes.ts';
import { ticketedRoutes } from './http/ticketedRoutes.ts';
import { uploadRoutes } from './http/uploadRoutes.ts';
import { restApi } from './rest/rest.ts';
import { buildAppSchemas } from './schema.ts';

export interface App {
  server: FastifyInstance;
  operations: Operations;
  schema: GraphQLSchema;
  shared: Shared;
  /** Makes the context of a caller, for code that runs operations inside the process. */
  contextFor: (caller: Caller) => Promise<Context>;
  /** Makes `/readyz` fail, so that load balancers send new requests elsewhere; incoming requests are still served. */
  drain: () => void;
  close: () => Promise<void>;
}

interface AppOptions {
  config: Config;
  orm: Orm;
  schemas?: Schemas;
  /** Destination of the log in place of standard output, for tests that read it. */
  log?: Writable;
  /** Another executor, for tests that compare two. */
  executor?: (schemas: Schemas) => Execute;
  /** Job kinds of a test, in addition to those of the domains. */
  moreJobs?: readonly AnyJobKind[];
  /** Selects the active schedules, for tests that a nightly job would disturb. */
  isByClock?: ByClock;
}

/** Wires the application together without listening: the server's main does that, and tests call it directly. */
export async function createApp({
  config,
  orm,
  schemas,
  log,
  executor = jitExecutor,
  moreJobs = [],
  isByClock,
}: AppOptions): Promise<App> {
  const server = fastify({
    routerOptions: { constraints: { gives: pageConstraint } },
    ...loggingOf(config, log),
    genReqId: requestIdOf,
    frameworkErrors: answerUnreadable,
    bodyLimit: limits.bodyBytes.max,
    // The first hop is the connection itself; with 0 proxies not even the first forwarded address is trusted.
    trustProxy: (_address: string, hop: number) =>
      /* guard: proxies-trusted-as-configured */ hop < config.trustProxy,
    forceCloseConnections: 'idle',
    http: { headersTimeout: requestTimeoutMilliseconds, connectionsCheckingInterval: 1000 },
  });
  namePlugins(server);
  const tracing = await openTracing(config.tracing, server.log);
  const bareDatabase = openDatabase(config.database, orm);
  const database = tracing ? new TracedDatabase(bareDatabase, tracing) : bareDatabase;
  const reads = new Reads(database.models);
  const storage = await openStorage(config);
  const redis = await openRedis(database, config.redisUrl, server.log);
  const events = await openEvents({ database, redis, log: server.log });
  const counts = redis && new SharedCounts(redis);
  const kinds = [mailJob, ...domains.flatMap((domain) => domain.jobs ?? []), ...moreJobs];
  const jobs = new Jobs({
    database,
    isAlone: database.engine === 'sqlite',
    kinds: tracing ? tracedJobs(kinds, tracing) : kinds,
    log: server.log,
    secret: config.secret,
    isByClock,
  });
  const { location } = config.database;
  const locks = await openLocks({
    location,
    redisUrl: config.redisUrl,
    database,
    events,
    log: server.log,
  });
  const settings = {
    database,
    reads,
    storage,
    events,
    jobs,
    counts,
    locks,
    filesDir: config.filesDir,
    log: server.log,
    secret: config.secret,
    portalUrl: () => portalUrlOf(config, server.server),
    takesLocalPages: !config.production && config.publicUrl === undefined,
    demo: config.seedDemo,
    monitorsStreams: config.monitorsStreams,
    voiceServers: config.voiceServers,
    pushServices: config.pushServices,
    countriesFile: config.countriesFile,
    notices: new JobNotices(jobs),
    outside: new Outside(config.receiverNetworks),
    noticeKinds: domains.flatMap((domain) => domain.notices ?? []),
  };
  const mailLog = config.mail.showsLinks ? server.log.child({}, { level: 'info' }) : server.log;
  const mail = openMail({ ...config.mail, production: config.production }, jobs, mailLog);
  const built = schemas ?? (await buildAppSchemas());
  const operations = new Operations({
    schema: built.guarded,
    execute: executor(built),
    log: server.log,
    // Names from callers must not appear in traces, except for the known ones.
    follow:
      tracing && (({ kind, name }, work) => tracing.part(`${kind} ${operationLabel(name ?? '')}`, {}, work)),
  });
  const services = Object.assign(
    { mail, storage, events, jobs, operations },
    ...domains.map((domain) => domain.services?.(settings)),
  ) as Services;
  const shared: Shared = { database, reads, services, log: server.log };
  services.contextOf = (requester) => contextOfRequester(shared, requester);
  const apollo = apolloServer(operations, server.log);
  await apollo.start();
  let draining = false;
  const drain = () => void (draining = true);
  const contextFor = (caller: Caller) => createContext(shared, caller);
  const live = new LiveSubscriptions();

  await server.register(requestLog);
  if (tracing) await server.register(requestSpans, { tracing });
  await server.register(metricsRoute, {
    token: config.metricsToken,
    poolUse: () => poolUseOf(config.database, orm),
    jobCounts: () => jobs.counts(),
    live,
  });
  await server.register(fastifyCookie);
  await server.register(requestTimeouts);
  await server.register(webhookLoopGuard);
  await server.register(securityHeaders, { production: config.production });
  await server.register(budgets, { requestsPerMinute: config.requestsPerMinute, counts });
  await server.register(healthRoutes, { orm, database, config, isDraining: () => draining });
  await server.register(graphqlRoutes, { apollo, contextFor, config });
  const sockets = domains.flatMap((domain) => domain.sockets ?? []);
  await server.register(subscriptionRoutes, { operations, contextFor, config, live, sockets });
  await server.register(restApi, {
    operations,
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
  const streams = domains.flatMap((domain) => domain.streams ?? []);
  await server.register(streamRoutes, { streams, contextFor });
  const documents = domains.flatMap((domain) => domain.documents ?? []);
  await server.register(documentRoutes, { documents, shared });
  const machines = domains.flatMap((domain) => domain.machines ?? []);
  await server.register(machineRoutes, { machines, shared });
  if (existsSync(config.clientDir)) {
    await server.register(signInRoutes, { operations, contextFor, config });
    await server.register(portalRoutes, { clientDir: config.clientDir });
  }

  await jobs.start(services);
  const running = await Promise.all(domains.map((domain) => domain.start?.(services)));

  const closeServer = closingOf(server);
  const end = async () => {
    drain();
    await closeServer();
    await jobs.close();
    await Promise.all(running.map((end) => end?.()));
    mail.close();
    await apollo.stop();
    await locks.close();
    await events.close();
    redis?.close();
    await database.close();
    await orm.close();
    await tracing?.close();
  };
  let ending: Promise<void> | undefined;
  const close = () => (ending ??= end());
  return { server, operations, schema: built.guarded, shared, contextFor, drain, close };
}
