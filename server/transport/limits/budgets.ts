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
    /** Counts a request against the user's budget, once the user is known. */
    countFor: ((userId: number) => void) | undefined;
  }
}

/** Factor of the limit for addresses, because several people may share one. */
const peopleOfAnAddress = 5;

/**
 * Paths whose `GET` and `HEAD` requests are not counted, because they are cheap. They are pages of the portal, stored pictures, health
 * checks and metrics. The portal's scripts are not counted either: see `isPageOrScript`. All other requests are counted.
 */
const free = [
  /^\/(?:livez|readyz|metrics)?$/,
  /^\/(?:admin|sign-in|accept-invitation|forgot-password|reset-password|guest)(?:[/?]|$)/,
  /^\/files\//,
];

/**
 * True for the wildcard route, which serves the built portal, and for the explorer in browsers. The explorer is at `GET /graphql`. For
 * programs, the same path runs queries.
 */
const isPageOrScript = ({ routeOptions: { url }, headers }: FastifyRequest) =>
  url === '/*' || (url === '/graphql' && wantsPage(headers));

const isFree = (request: FastifyRequest) =>
  (request.method === 'GET' || request.method === 'HEAD') &&
  (isPageOrScript(request) || free.some((path) => path.test(request.url)));

interface Options {
  requestsPerMinute: number;
  /** Counters that all processes share; undefined when there is only one process. */
  counts: SharedCounts | undefined;
}

/** Limits the requests per minute of each user and of each client address. An address may send five times as many as a user. */
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
