import type { Writable } from 'node:stream';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { LogController } from 'fastify';
import type { Config } from '../../config.ts';

/** Matches the query string of an address in a JSON log line. It may contain a ticket, which gives access to media. */
const query = /(\/(?:\\.|[^\s"?\\])*)\?(?:\\.|[^\s"\\])+/g;

/** Log settings that remove query strings from every line. */
export const loggingOf = (
  { logLevel }: Pick<Config, 'logLevel'>,
  stream?: Writable,
): FastifyServerOptions => ({
  logger: logLevel !== 'silent' && {
    level: logLevel,
    ...(stream && { stream }),
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
      path: pathOf,
    },
    hooks: {
      streamWrite: (line: string) =>
        line
          // guard: log-without-query-strings
          .replaceAll(query, '$1?…'),
    },
  },
  logController: new OneLineEach({ requestIdLogLabel: 'requestId' }),
});

export const pathOf = (url: string): string => withoutTicket(url.split('?', 1)[0]!);

const previewPath = '/preview/';

/** Removes the ticket from the path of a preview, because it gives access to a draft. */
const withoutTicket = (path: string) =>
  path.includes(previewPath) ? path.replace(/(\/preview\/)[^\s"]+/, '$1…') : path;

/** Turns off Fastify's log lines for requests, because `requestLog` writes one line per request. Fastify's error lines remain. */
class OneLineEach extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(): void {}
  override routeNotFound(): void {}
}
