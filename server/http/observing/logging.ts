import type { Writable } from 'node:stream';
import type { FastifyRequest, FastifyServerOptions } from 'fastify';
import { LogController } from 'fastify';
import type { Config } from '../../config.ts';

/** The query of an address: the tickets of media open a file to whoever reads them, in a log too. */
const query = /(\/[^\s"?]*)\?[^\s"]+/g;

/** What is logged, and what never stands in any line of it. */
export const loggingOf = (
  { logLevel }: Pick<Config, 'logLevel'>,
  stream?: Writable,
): FastifyServerOptions => ({
  logger: logLevel !== 'silent' && {
    level: logLevel,
    ...(stream && { stream }),
    serializers: {
      req: (request: FastifyRequest) => ({ method: request.method, path: pathOf(request.url) }),
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

export const pathOf = (url: string): string => url.split('?', 1)[0]!;

/** A request has one line, which `requestLog` writes; what Fastify says of errors stays. */
class OneLineEach extends LogController {
  override incomingRequest(): void {}
  override requestCompleted(): void {}
  override routeNotFound(): void {}
}
