// Our own metrics on `prom-client` rather than `fastify-metrics`, which measures by route: all GraphQL operations share one route.
import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { isErrorCode } from '../../kit/errorTable.ts';
import type { JobCount } from '../../kit/jobs/jobTable.ts';
import type { Execution } from '../../kit/requestTrail.ts';
import type { LiveSubscriptions } from './liveSubscriptions.ts';
import { operationLabel } from './operationLabel.ts';

/** Number of connections between a process and its database. */
export interface PoolUse {
  open: number;
  idle: number;
  /** Number of requests that wait for a connection. */
  waiting: number;
}

export interface Measured {
  poolUse: () => Promise<PoolUse | undefined>;
  live: LiveSubscriptions;
  jobCounts: () => Promise<JobCount[]>;
  pageRenders: () => number;
}

interface Options extends Measured {
  registry: Registry;
}

/**
 * Upper limits of the duration buckets in seconds. Most requests take milliseconds; only files, streams and long polls take longer
 * than `OPERATION_TIMEOUT`, five seconds by default.
 */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** Buckets for operations: fewer, because each of hundreds of operations has all of them. */
const fewBuckets = [0.005, 0.025, 0.1, 0.5, 2.5];

/**
 * Metrics for Prometheus. No label contains text from callers: routes are patterns, statuses are classes, operations are those
 * of our own documents.
 */
export const metrics = fastifyPlugin(async (server: FastifyInstance, { registry, ...measured }: Options) => {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'regie_http_request_duration_seconds',
    help: 'Duration of requests, by route pattern.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const operations = new Counter({
    name: 'regie_graphql_operations_total',
    help: 'Number of operations over HTTP and from REST paths, by name.',
    labelNames: ['operation'],
    registers,
  });
  const executions = new Histogram({
    name: 'regie_graphql_operation_duration_seconds',
    help: 'Duration of executed queries and mutations over HTTP and from REST paths, by name.',
    labelNames: ['kind', 'operation'],
    buckets: fewBuckets,
    registers,
  });
  const errors = new Counter({
    name: 'regie_errors_total',
    help: 'Number of errors in responses, by code.',
    labelNames: ['code'],
    registers,
  });
  gauges(server, registry, measured);

  server.addHook('onRequest', (request, reply, done) => {
    const took = durations.startTimer();
    reply.raw.once('close', () => {
      const { method, routeOptions, trail, isSocket } = request;
      // The lifetime of a socket depends on how long a page stays open, and says nothing about the server.
      if (isSocket) return;
      took({
        method,
        route: routeOptions.url ?? 'none',
        status: `${Math.floor(reply.raw.statusCode / 100)}xx`,
      });
      if (trail.operation !== undefined) operations.inc({ operation: operationLabel(trail.operation) });
      for (const execution of trail.executed ?? [])
        executions.observe(
          { kind: execution.kind, operation: operationLabel(execution.name ?? '') },
          secondsOf(execution),
        );
      for (const code of trail.codes) errors.inc({ code: isErrorCode(code) ? code : 'other' });
    });
    done();
  });
});

/** Duration of an operation. When the operation outlives its request, for example after a timeout, its duration so far. */
const secondsOf = ({ since, milliseconds = performance.now() - since }: Execution) => milliseconds / 1000;

/** Adds gauges, whose values are read at each scrape. */
function gauges(
  server: FastifyInstance,
  registry: Registry,
  { poolUse, jobCounts, live, pageRenders }: Measured,
): void {
  let openSockets = 0;
  server.server.on('upgrade', (_request, socket) => {
    openSockets++;
    socket.once('close', () => openSockets--);
  });
  registry.registerMetric(
    new Gauge({
      name: 'regie_websockets_open',
      help: 'Open WebSockets.',
      registers: [],
      collect() {
        this.set(openSockets);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'regie_graphql_subscriptions_open',
      help: 'Open subscriptions, by name.',
      labelNames: ['operation'],
      registers: [],
      collect() {
        this.reset();
        for (const [operation, count] of live.counts) this.set({ operation }, count);
      },
    }),
  );
  registry.registerMetric(
    new Counter({
      name: 'regie_page_renders_total',
      help: 'Number of public pages that were rendered because the cache had none that is valid.',
      registers: [],
      collect() {
        this.reset();
        this.inc(pageRenders());
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'regie_jobs',
      help: 'Waiting and running jobs of all processes, by kind.',
      labelNames: ['kind', 'state'],
      registers: [],
      async collect() {
        this.reset();
        for (const { kind, waiting, running } of await jobCounts()) {
          this.set({ kind, state: 'waiting' }, waiting);
          this.set({ kind, state: 'running' }, running);
        }
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'regie_database_connections',
      help: 'Open and idle PostgreSQL connections, and requests that wait for one.',
      labelNames: ['state'],
      registers: [],
      async collect() {
        const use = await poolUse();
        for (const [state, count] of Object.entries(use ?? {})) this.set({ state }, count);
      },
    }),
  );
}
