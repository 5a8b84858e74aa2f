import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { isErrorCode } from '../../kit/errorTable.ts';
import type { JobCount } from '../../kit/jobs/jobTable.ts';
import type { Execution } from '../../kit/requestTrail.ts';
import type { LiveSubscriptions } from './liveSubscriptions.ts';
import { operationLabel } from './operationLabel.ts';

/** Connections of a process to its database. */
export interface PoolUse {
  open: number;
  idle: number;
  /** Requests that wait for one. */
  waiting: number;
}

export interface Measured {
  poolUse: () => Promise<PoolUse | undefined>;
  live: LiveSubscriptions;
  jobCounts: () => Promise<JobCount[]>;
}

interface Options extends Measured {
  registry: Registry;
}

/** In seconds: most requests take a few milliseconds, and none but files longer than `OPERATION_TIMEOUT`, five seconds by default. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];
/** There are hundreds of operations, each with all of these. */
const fewBuckets = [0.005, 0.025, 0.1, 0.5, 2.5];

/**
 * What Prometheus asks for. No label is a text that callers make up: routes are patterns, statuses classes, operations those
 * of our own documents.
 */
export const metrics = fastifyPlugin(async (server: FastifyInstance, { registry, ...measured }: Options) => {
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const durations = new Histogram({
    name: 'regie_http_request_duration_seconds',
    help: 'Requests by the pattern of their route, and how long they took.',
    labelNames: ['method', 'route', 'status'],
    buckets,
    registers,
  });
  const operations = new Counter({
    name: 'regie_graphql_operations_total',
    help: 'Operations over HTTP and of REST paths, by name.',
    labelNames: ['operation'],
    registers,
  });
  const executions = new Histogram({
    name: 'regie_graphql_operation_duration_seconds',
    help: 'Queries and mutations over HTTP and of REST paths that were run, by name, and how long they took.',
    labelNames: ['kind', 'operation'],
    buckets: fewBuckets,
    registers,
  });
  const errors = new Counter({
    name: 'regie_errors_total',
    help: 'What requests were refused with, by code.',
    labelNames: ['code'],
    registers,
  });
  gauges(server, registry, measured);

  server.addHook('onRequest', (request, reply, done) => {
    const took = durations.startTimer();
    reply.raw.once('close', () => {
      const { method, routeOptions, trail, isSocket } = request;
      // How long people leave a page open says nothing of the server.
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

/** What goes on when its request has ended, such as for want of time, is as long as it was until then. */
const secondsOf = ({ since, milliseconds = performance.now() - since }: Execution) => milliseconds / 1000;

/** What is asked when Prometheus asks. */
function gauges(server: FastifyInstance, registry: Registry, { poolUse, jobCounts, live }: Measured): void {
  let openSockets = 0;
  server.server.on('upgrade', (_request, socket) => {
    openSockets++;
    socket.once('close', () => openSockets--);
  });
  registry.registerMetric(
    new Gauge({
      name: 'regie_websockets_open',
      help: 'WebSockets that are open.',
      registers: [],
      collect() {
        this.set(openSockets);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'regie_graphql_subscriptions_open',
      help: 'Subscriptions that are open, by name.',
      labelNames: ['operation'],
      registers: [],
      collect() {
        this.reset();
        for (const [operation, count] of live.counts) this.set({ operation }, count);
      },
    }),
  );
  registry.registerMetric(
    new Gauge({
      name: 'regie_jobs',
      help: 'Jobs of all processes that wait or run, by kind.',
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
      help: 'Connections to PostgreSQL that are open and idle, and requests that wait for one.',
      labelNames: ['state'],
      registers: [],
      async collect() {
        const use = await poolUse();
        for (const [state, count] of Object.entries(use ?? {})) this.set({ state }, count);
      },
    }),
  );
}
