import type { FastifyInstance } from 'fastify';
import { fastifyPlugin } from 'fastify-plugin';
import type { Tracing } from '../../kit/tracing/tracing.ts';
import { pathOf } from './logging.ts';

/** Traces each request, continuing the trace of its client, if any. The log line of the request contains the trace id. */
export const requestSpans = fastifyPlugin(
  async (server: FastifyInstance, { tracing }: { tracing: Tracing }) => {
    server.addHook('onRequest', (request, reply, done) => {
      const { method, url, routeOptions, trail, headers, id } = request;
      const route = routeOptions.url;
      const span = tracing.request(route === undefined ? method : `${method} ${route}`, headers, {
        'http.request.method': method,
        'url.path': pathOf(url),
        'regie.request_id': id,
        ...(route !== undefined && { 'http.route': route }),
      });
      trail.traceId = span.traceId;
      reply.raw.once('close', () => {
        const { statusCode } = reply.raw;
        const { userId } = trail;
        span.end({
          attributes: {
            'http.response.status_code': statusCode,
            ...(userId !== undefined && { 'user.id': userId }),
          },
          hasFailed: statusCode >= 500,
        });
      });
      span.run(done);
    });
  },
);
