import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { GraphQLError } from 'graphql';
import type { Shared } from '../context.ts';
import { limitExceeded } from '../kit/errors.ts';
import { limits } from '../kit/graphql/limits.ts';
import type { MachinePath } from '../kit/entrances/machinePath.ts';
import { bearerToken } from './caller.ts';
import { answerFault, refuse, refuseWith } from './graphql/graphqlErrors.ts';
import { sendStored } from './files/storedFile.ts';

interface Options {
  machines: readonly MachinePath[];
  shared: Shared;
}

const usualBytes = 65_536;

/** Paths for the broadcaster's own machines, which have their own tokens: JSON, files and streams. */
export async function machineRoutes(
  server: FastifyInstance,
  { machines, shared: { database, services } }: Options,
): Promise<void> {
  server.setErrorHandler<FastifyError | GraphQLError>(answerMachine);
  server.addContentTypeParser('application/octet-stream', (_request, payload, done) => done(null, payload));
  // Long polls are answered immediately when the process stops.
  const closing = new AbortController();
  server.addHook('preClose', async () => closing.abort());

  for (const { path, method, maxBytes, answer } of machines)
    server.route<{ Params: Record<string, string> }>({
      url: path,
      method,
      bodyLimit: maxBytes ?? usualBytes,
      handler: async (request, reply) => {
        const token = bearerToken(request);
        const disconnected = new AbortController();
        reply.raw.once('close', () => disconnected.abort());
        const answered =
          token &&
          (await answer({
            database,
            services,
            token,
            params: request.params,
            body: request.body,
            signal: AbortSignal.any([disconnected.signal, closing.signal]),
            log: request.log,
          }));
        if (!answered) return refuse(reply, 'UNAUTHENTICATED', 'This token is invalid or was revoked.');
        if ('key' in answered)
          return sendStored(request, reply, services.storage, answered.key, { type: answered.type });
        reply.header('cache-control', 'no-store');
        return 'stream' in answered ? reply.type(answered.type).send(answered.stream) : reply.send(answered);
      },
    });
}

/** Formats errors of machine paths. These have other body limits, and their texts must not mention GraphQL. */
function answerMachine(
  error: FastifyError | GraphQLError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  if (status === 413)
    return refuseWith(
      reply,
      limitExceeded({ ...limits.bodyBytes, max: request.routeOptions.bodyLimit ?? usualBytes }),
    );
  if (status >= 400 && status < 500) return refuse(reply, 'BAD_REQUEST', 'Send JSON.', { status });
  return answerFault(error, request, reply);
}
