import { existsSync } from 'node:fs';
import type { ApolloServer } from '@apollo/server';
import fastifyCookie from '@fastify/cookie';
import type { FastifyInstance } from 'fastify';
import type { Config } from './config.ts';
import type { Caller, Shared } from './context.ts';
import { domains } from './domains/index.ts';
import type { Foundation } from './foundation.ts';
import { budgets } from './transport/limits/budgets.ts';
import { documentRoutes } from './transport/pages/documentRoutes.ts';
import { fileRoutes } from './transport/files/fileRoutes.ts';
import { graphqlRoutes } from './transport/graphql/graphqlRoutes.ts';
import { healthRoutes } from './transport/lifecycle/healthRoutes.ts';
import { initialsRoute } from './transport/files/initialsRoute.ts';
import { machineRoutes } from './transport/machineRoutes.ts';
import { ownHostRoutes } from './transport/pages/ownHosts.ts';
import { LiveSubscriptions } from './transport/observing/liveSubscriptions.ts';
import { metricsRoute } from './transport/observing/metricsRoute.ts';
import { requestLog } from './transport/observing/requestLog.ts';
import { requestSpans } from './transport/observing/requestSpans.ts';
import { pageRoutes } from './transport/pages/pageRoutes.ts';
import { portalRoutes } from './transport/pages/portalRoutes.ts';
import { requestTimeouts } from './transport/limits/requestTimeout.ts';
import { resumableRoutes } from './transport/files/resumableRoutes.ts';
import { securityHeaders } from './transport/pages/securityHeaders.ts';
import { signInRoutes } from './transport/signInRoutes.ts';
import { streamRoutes } from './transport/sockets/streamRoutes.ts';
import { subscriptionRoutes } from './transport/sockets/subscriptionRoutes.ts';
import { ticketedRoutes } from './transport/files/ticketedRoutes.ts';
import { uploadRoutes } from './transport/files/uploadRoutes.ts';
import { webhookLoopGuard } from './transport/webhookLoopGuard.ts';
import type { Context } from './kit/context.ts';
import type { OwnHosts } from './kit/pages/ownHosts.ts';
import type { Operations } from './kit/operations/operations.ts';
import { poolUseOf, type Orm } from './orm.ts';
import { restApi } from './transport/rest/rest.ts';

interface RoutesOptions {
  config: Config;
  orm: Orm;
  foundation: Foundation;
  ownHosts: OwnHosts;
  shared: Shared;
  operations: Operations;
  apollo: ApolloServer<Context>;
  contextFor: (caller: Caller) => Promise<Context>;
  /** True while the process waits to end. `/readyz` then fails. */
  isDraining: () => boolean;
}

/** Registers what runs for every request, then all paths. Paths are those of GraphQL, REST, files, streams, machines and the portal. */
export async function registerRoutes(
  server: FastifyInstance,
  { config, orm, foundation, ownHosts, shared, operations, apollo, contextFor, isDraining }: RoutesOptions,
): Promise<void> {
  const { tracing, database, storage, counts, jobs } = foundation;
  const live = new LiveSubscriptions();
  const renders = { count: 0 };
  await server.register(requestLog);
  if (tracing) await server.register(requestSpans, { tracing });
  await server.register(metricsRoute, {
    token: config.metricsToken,
    poolUse: () => poolUseOf(config.database, orm),
    jobCounts: () => jobs.counts(),
    live,
    pageRenders: () => renders.count,
  });
  await server.register(fastifyCookie);
  await server.register(requestTimeouts);
  await server.register(webhookLoopGuard);
  await server.register(securityHeaders, { production: config.production });
  await server.register(budgets, { requestsPerMinute: config.requestsPerMinute, counts });
  await server.register(ownHostRoutes, { ownHosts });
  await server.register(healthRoutes, { orm, database, config, isDraining });
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
  const pages = domains.flatMap((domain) => domain.pages ?? []);
  await server.register(pageRoutes, { pages, shared, renders });
  const machines = domains.flatMap((domain) => domain.machines ?? []);
  await server.register(machineRoutes, { machines, shared });
  if (existsSync(config.clientDir)) {
    await server.register(signInRoutes, { operations, contextFor, config });
    await server.register(portalRoutes, { clientDir: config.clientDir });
  }
}
