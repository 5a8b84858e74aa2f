import type { FastifyServerOptions } from 'fastify';
import { LogController } from 'fastify';
import type { Config } from '../config.ts';

/** The tickets of media addresses open a file to whoever reads them, in a log too. */
const ticket = /([?&]ticket=)[^&"\\\s]+/g;

/** What is logged, and what never stands in any line of it. */
export const loggingOf = ({ logLevel }: Pick<Config, 'logLevel'>): FastifyServerOptions => ({
  logger: logLevel !== 'silent' && {
    level: logLevel,
    redact: ['req.headers.authorization', 'req.headers.cookie'],
    hooks: { streamWrite: (line: string) => line.replaceAll(ticket, '$1…') },
  },
  logController: new LogController({ disableRequestLogging: !['info', 'debug'].includes(logLevel) }),
});
