import 'reflect-metadata';
import type { Writable } from 'node:stream';
import { fastify, type FastifyInstance } from 'fastify';
import type { GraphQLSchema } from 'graphql';
import type { Config } from './config.ts';
import { type Caller, contextOfRequester, createContext, type Shared } from './context.ts';
import { domains } from './domains/index.ts';
import type { Context, Services } from './kit/context.ts';
import { type Execute, jitExecutor, type Schemas } from './kit/graphql/executor.ts';
import { limits } from './kit/graphql/limits.ts';
import { Operations } from './kit/operations/operations.ts';
import type { AnyJobKind } from './kit/jobs/jobKind.ts';
import type { ByClock } from './kit/jobs/jobSchedules.ts';
import { Outside } from './kit/network/outside.ts';
import { OwnHosts } from './kit/pages/ownHosts.ts';
import { JobNotices } from './kit/notices/jobNotices.ts';
import { openMail } from './kit/mail/mail.ts';
import type { Orm } from './orm.ts';
import { apolloServer } from './transport/graphql/apolloServer.ts';
import { requestTimeoutMilliseconds } from './transport/limits/requestTimeout.ts';
import { closingOf } from './transport/lifecycle/closing.ts';
import { answerUnreadable } from './transport/graphql/graphqlErrors.ts';
import { loggingOf } from './transport/observing/logging.ts';
import { requestIdOf } from './transport/observing/requestIds.ts';
import { operationLabel } from './transport/observing/operationLabel.ts';
import { pageConstraint } from './transport/pages/pageConstraint.ts';
import { namePlugins } from './transport/pluginNames.ts';
import { portalUrlOf } from './transport/pages/portalUrl.ts';
import { buildAppSchemas } from './schema.ts';
import { type Foundation, openFoundation } from './foundation.ts';
import { registerRoutes } from './routes.ts';
import { type Contributions, contributionsOf, type Settings } from './kit/domain.ts';

export interface App {
  server: FastifyInstance;
  operations: Operations;
  schema: GraphQLSchema;
  shared: Shared;
  /** Creates the context of a caller. For code that runs operations inside the process. */
  contextFor: (caller: Caller) => Promise<Context>;
  /** Makes `/readyz` fail, so that load balancers send new requests elsewhere. Requests that still arrive are served. */
  drain: () => void;
  close: () => Promise<void>;
}

interface AppOptions {
  config: Config;
  orm: Orm;
  schemas?: Schemas;
  /** Receives the log instead of standard output. For tests that read it. */
  log?: Writable;
  /** Replaces the executor. For tests that compare two. */
  executor?: (schemas: Schemas) => Execute;
  /** Job kinds of a test, in addition to those of the domains. */
  moreJobs?: readonly AnyJobKind[];
  /** Decides which schedules of job kinds are active. For tests that a nightly job would disturb. */
  isByClock?: ByClock;
}

/** Creates the application without listening. `serve` listens; tests call the application directly. */
export async function createApp({
  config,
  orm,
  schemas,
  log,
  executor = jitExecutor,
  moreJobs = [],
  isByClock,
}: AppOptions): Promise<App> {
  const ownHosts = new OwnHosts(config.websiteHosts);
  const server = newServer(config, ownHosts, log);
  const foundation = await openFoundation({ config, orm, log: server.log, moreJobs, isByClock });
  const { tracing, database, reads, storage, events, jobs } = foundation;
  const contributions = contributionsOf(domains);
  const settings = settingsOf(config, foundation, contributions, server);
  const mailLog = config.mail.showsLinks ? server.log.child({}, { level: 'info' }) : server.log;
  const mail = openMail({ ...config.mail, production: config.production }, jobs, mailLog);
  const built = schemas ?? (await buildAppSchemas());
  const operations = new Operations({
    schema: built.guarded,
    execute: executor(built),
    log: server.log,
    // Names from callers must not appear in traces, except for known names.
    follow:
      tracing && (({ kind, name }, work) => tracing.part(`${kind} ${operationLabel(name ?? '')}`, {}, work)),
  });
  const services = Object.assign(
    { mail, storage, events, jobs, operations, ownHosts, ...contributions },
    ...domains.map((domain) => domain.services?.(settings)),
  ) as Services;
  const shared: Shared = { database, reads, services, log: server.log };
  services.contextOf = (requester) => contextOfRequester(shared, requester);
  const apollo = apolloServer(operations, server.log);
  await apollo.start();
  let draining = false;
  const drain = () => void (draining = true);
  const contextFor = (caller: Caller) => createContext(shared, caller);

  await registerRoutes(server, {
    config,
    orm,
    foundation,
    ownHosts,
    shared,
    operations,
    apollo,
    contextFor,
    isDraining: () => draining,
  });
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
    await foundation.close();
  };
  let ending: Promise<void> | undefined;
  const close = () => (ending ??= end());
  return { server, operations, schema: built.guarded, shared, contextFor, drain, close };
}

/** Settings from which the domains create their services. */
const settingsOf = (
  config: Config,
  foundation: Foundation,
  contributions: Contributions,
  server: FastifyInstance,
): Settings => ({
  ...foundation,
  ...contributions,
  filesDir: config.filesDir,
  clientDir: config.clientDir,
  log: server.log,
  secret: config.secret,
  portalUrl: () => portalUrlOf(config, server.server),
  takesLocalPages: !config.production && config.publicUrl === undefined,
  demo: config.seedDemo,
  monitorsStreams: config.monitorsStreams,
  voiceServers: config.voiceServers,
  documentationUrl: config.documentationUrl,
  pushServices: config.pushServices,
  countriesFile: config.countriesFile,
  notices: new JobNotices(foundation.jobs),
  outside: new Outside(config.receiverNetworks),
  noticeKinds: domains.flatMap((domain) => domain.notices ?? []),
  domains,
  viewedLists: Object.assign({}, ...domains.map(({ views }) => views)),
});

/** Maximum characters of a path parameter after decoding. Slugs have up to 120, and file names an ending after the slug. */
const maxPathPart = 300;

function newServer(config: Config, ownHosts: OwnHosts, log: Writable | undefined): FastifyInstance {
  const server = fastify({
    routerOptions: { constraints: { gives: pageConstraint }, maxParamLength: maxPathPart },
    ...loggingOf(config, log),
    rewriteUrl: ({ url = '/', headers }) => ownHosts.pathInside(url, headers.host),
    genReqId: requestIdOf,
    frameworkErrors: answerUnreadable,
    bodyLimit: limits.bodyBytes.max,
    // Hop 0 is the connection itself. With 0 proxies, no forwarded address is trusted.
    trustProxy: (_address: string, hop: number) =>
      /* guard: proxies-trusted-as-configured */ hop < config.trustProxy,
    forceCloseConnections: 'idle',
    http: { headersTimeout: requestTimeoutMilliseconds, connectionsCheckingInterval: 1000 },
  });
  namePlugins(server);
  return server;
}
