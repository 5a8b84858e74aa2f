import { join } from 'node:path';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Config } from '../../config.ts';
import type { Caller } from '../../context.ts';
import { recordEvent } from '../../kit/audit/audit.ts';
import { AuditAction } from '../../kit/audit/auditEntry.entity.ts';
import type { Context } from '../../kit/context.ts';
import { limitExceeded } from '../../kit/errors.ts';
import type { Limit } from '../../kit/limit.ts';
import { pictureLimit, type FileKinds, type SentFile } from '../../kit/storage/fileKinds.ts';
import { withReceived } from '../../kit/storage/received.ts';
import { bearerToken, callerOf } from '../caller.ts';
import { answerFault, refuse } from '../graphql/graphqlErrors.ts';
import { isOurOrigin } from '../origin.ts';

interface Options {
  files: readonly FileKinds[];
  contextFor: (caller: Caller) => Promise<Context>;
  config: Config;
}

type OfRecord = { Params: { id: string } };

/**
 * `PUT` and `DELETE` for files of records, and `PUT` for files without a record. Examples are `/uploads/users/:id/avatar` and
 * `/uploads/website/pictures`. The body is the file; permissions and errors are those of `/graphql`. Domains declare the kinds of
 * files.
 */
export async function uploadRoutes(
  server: FastifyInstance,
  { files, contextFor, config }: Options,
): Promise<void> {
  server.removeAllContentTypeParsers();
  // Bodies are not parsed: the handlers read them.
  server.addContentTypeParser('*', (_request, _body, done) => done(null));
  server.setErrorHandler<FastifyError | GraphQLError>(answerRefusal);
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    // guard: cookie-upload-from-own-pages
    if (!isOurOrigin(request, config) && bearerToken(request) === undefined)
      return refuse(reply, 'FOREIGN_ORIGIN', 'Call from our own pages, or with a bearer token.');
  });

  const ofRecords = files.flatMap((kinds) => kinds.ofRecords ?? []);
  for (const { path, require, change, remove, limitOf = () => pictureLimit } of ofRecords) {
    server.put<OfRecord>(path, async (request) => {
      const { id } = request.params;
      const context = await allowedContext(request, (context) => require(context, id));
      return received<object>(request, limitOf(declaredTypeOf(request)), (file) => change(context, id, file));
    });

    if (!remove) continue;
    server.delete<OfRecord>(path, async (request) => {
      const { id } = request.params;
      return remove(await allowedContext(request, (context) => require(context, id)), id);
    });
  }

  for (const { path, require, store } of files.flatMap((kinds) => kinds.loose ?? [])) {
    server.put(path, async (request) => {
      const context = await allowedContext(request, require);
      return received<object>(request, pictureLimit, (file) => store(context, file));
    });
  }

  function received<T>(
    request: FastifyRequest,
    limit: Limit,
    work: (file: SentFile) => Promise<T>,
  ): Promise<T> {
    if (Number(request.headers['content-length']) > limit.max) throw limitExceeded(limit);
    const folder = join(config.filesDir, '.received');
    return withReceived(request.raw, { folder, limit }, (file) =>
      work({ ...file, declaredType: declaredTypeOf(request), name: nameOf(request) }),
    );
  }

  async function allowedContext(
    request: FastifyRequest,
    require: (context: Context) => Promise<void>,
  ): Promise<Context> {
    const context = await contextFor(callerOf(request));
    try {
      await require(context);
    } catch (error) {
      await auditDenial(context, error);
      throw error;
    }
    return context;
  }
}

const declaredTypeOf = ({ headers }: FastifyRequest) =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase();

const nameOf = ({ query }: FastifyRequest) => {
  const { name } = query as { name?: unknown };
  return typeof name === 'string' ? name : undefined;
};

async function auditDenial(context: Context, error: unknown): Promise<void> {
  if (!(error instanceof GraphQLError) || error.extensions['code'] !== 'FORBIDDEN') return;
  const { action, subject } = error.extensions;
  await recordEvent(context, AuditAction.DENIED, String(subject), null, { action: [null, action] });
}

function answerRefusal(
  error: FastifyError | GraphQLError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  leaveTheRest(request, reply);
  if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET')
    return refuse(reply, 'BAD_REQUEST', 'The connection broke before the body was complete.');
  return answerFault(error, request, reply);
}

/**
 * Closes the connection of a refused upload without reading the rest of its body. Waits one second, so that the client can read
 * the response.
 */
function leaveTheRest({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, 1000).unref();
  });
}
