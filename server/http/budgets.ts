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

/** What is looked up for whoever asks: the API, uploads, media, feeds, schedules. Pages and pictures cost nearly nothing. */
const counted =
  /^\/(graphql|api|apps|jwt|card|profile|faq|blog|account-setting|uploads|media|feeds|public)\b/;

/** The explorer is a page, though its path is that of the API. */
const isCounted = ({ method, url, routeOptions }: FastifyRequest) =>
  counted.test(url) && !(method === 'GET' && routeOptions.url === '/graphql');

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
      if (!isCounted(request)) return done();
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
