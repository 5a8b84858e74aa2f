import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { Counter, Gauge, Histogram, Registry, collectDefaultMetrics } from 'prom-client';
import { isErrorCode } from '../../kit/errorTable.ts';
import type { JobCount } from '../../kit/jobs/jobTable.ts';
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
  jobCounts: () => Promise<JobCount[]>;
}

interface Options extends Measured {
  registry: Registry;
}

/** In seconds: most requests take a few milliseconds, and none may take longer than five seconds but files. */
const buckets = [0.002, 0.005, 0.01, 0.025, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5];

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
      const { method, routeOptions, trail } = request;
      took({
        method,
        route: routeOptions.url ?? 'none',
        status: `${Math.floor(reply.raw.statusCode / 100)}xx`,
      });
      if (trail.operation !== undefined) operations.inc({ operation: operationLabel(trail.operation) });
      for (const code of trail.codes) errors.inc({ code: isErrorCode(code) ? code : 'other' });
    });
    done();
  });
});

/** What is asked when Prometheus asks. */
function gauges(server: FastifyInstance, registry: Registry, { poolUse, jobCounts }: Measured): void {
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
