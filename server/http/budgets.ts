import type { FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import { rateLimited } from '../kit/errors.ts';
import { placeOf } from '../kit/network/address.ts';
import { Budget, type Spent } from '../kit/network/budget.ts';
import type { SharedCounts } from '../kit/redis/sharedCounts.ts';
import { addressOf } from './caller.ts';

declare module 'fastify' {
  interface FastifyRequest {
    /** Takes a request from the budget of a person, once it is known who asks. */
    countFor: ((userId: number) => void) | undefined;
  }
}

/** Behind one address may be a whole house. */
const peopleOfAnAddress = 5;

/**
 * What is read without being counted, because it costs next to nothing: the portal's pages and scripts, stored pictures, and
 * probes. Every other path is counted.
 */
const free = [
  /^\/(?:livez|readyz|metrics)?$/,
  /^\/(?:admin|sign-in|accept-invitation|forgot-password|reset-password|guest)(?:[/?]|$)/,
  /^\/files\//,
];

/** The wildcard is the folder of the built portal; the explorer is a page, though its path is that of the API. */
const isPageOrScript = ({ url }: FastifyRequest['routeOptions']) => url === '/*' || url === '/graphql';

const isFree = ({ method, url, routeOptions }: FastifyRequest) =>
  (method === 'GET' || method === 'HEAD') &&
  (isPageOrScript(routeOptions) || free.some((path) => path.test(url)));

interface Options {
  requestsPerMinute: number;
  /** Where several processes count together. */
  counts: SharedCounts | undefined;
}

/** Nobody takes all of the server: so many requests a minute for a person, and five times as many for an address. */
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
      request.countFor = (userId) => tell(reply, people.spend(String(userId)));
      tell(reply, addresses.spend(placeOf(addressOf(request))));
      done();
    });
  },
);

function tell(reply: FastifyReply, { limit, remaining, reset, isOver }: Spent): void {
  void reply.headers({
    'ratelimit-limit': limit,
    'ratelimit-remaining': remaining,
    'ratelimit-reset': reset,
  });
  if (!isOver) return;
  void reply.header('retry-after', reset);
  throw rateLimited(reset);
}
