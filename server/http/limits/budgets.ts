import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { rateLimited } from '../../kit/errors.ts';
import { networkOf } from '../../kit/network/address.ts';
import { Budget, type Spent } from '../../kit/network/budget.ts';
import type { SharedCounts } from '../../kit/redis/sharedCounts.ts';
import { addressOf } from '../caller.ts';
import { wantsPage } from '../pages/pageConstraint.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Takes a request from the budget of a user, once the user is known. */
    countFor: ((userId: number) => void) | undefined;
  }
}

/** Factor for addresses: several people may share one. */
const peopleOfAnAddress = 5;

/**
 * Paths that do not count because they are cheap: pages and scripts of the portal, stored pictures, and health checks. Every
 * other path counts.
 */
const free = [
  /^\/(?:livez|readyz|metrics)?$/,
  /^\/(?:admin|sign-in|accept-invitation|forgot-password|reset-password|guest)(?:[/?]|$)/,
  /^\/files\//,
];

/** The wildcard serves the built portal. `GET /graphql` is the explorer for browsers, and runs queries for programs. */
const isPageOrScript = ({ routeOptions: { url }, headers }: FastifyRequest) =>
  url === '/*' || (url === '/graphql' && wantsPage(headers));

const isFree = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (isPageOrScript(request) || free.some((path) => path.test(request.url)));

interface Options {
  requestsPerMinute: number;
  /** Counters shared by all processes; undefined for one process. */
  counts: SharedCounts | undefined;
}

/** Limits the requests per minute of a user, and of an address to five times as many. */
export const budgets = fastifyPlugin(
  async (server: FastifyInstance, { requestsPerMinute, counts }: Options) => {
    server.decorateRequest('countFor', undefined);
    if (requestsPerMinute === 0) return;
    const people = new Budget({ limit: requestsPerMinute, name: 'requests of a person', counts });
    const addresses = new Budget({
      limit: requestsPerMinute * peopleOfAnAddress,
      name: 'requests of an address',
      counts,
    });
    server.addHook('onRequest', (request, reply, done) => {
      if (isFree(request)) return done();
      request.countFor = (userId) => setHeaders(reply, people.spend(String(userId)));
      setHeaders(reply, addresses.spend(networkOf(addressOf(request))));
      done();
    });
  },
);

function setHeaders(reply: FastifyReply, { limit, remaining, reset, isOver }: Spent): void {
  void reply.headers({
    'ratelimit-limit': limit,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': reset,
  });
  if (!isOver) return;
  void reply.header('retry-after', reset);
  throw rateLimited(reset);
}
