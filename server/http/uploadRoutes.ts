import { join } from 'node:path';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Config } from '../config.ts';
import type { Caller } from '../context.ts';
import { changeLogo, removeLogo, requireLogoRight } from '../domains/organization/logo.ts';
import { changeAvatar, removeAvatar, requireAvatarRight } from '../domains/users/avatar.ts';
import { recordEvent } from '../kit/audit/audit.ts';
import { AuditAction } from '../kit/audit/auditEntry.entity.ts';
import type { Context } from '../kit/context.ts';
import { limitExceeded } from '../kit/errors.ts';
import { withReceived } from '../kit/storage/received.ts';
import { bearerToken, callerOf } from './caller.ts';
import { answerFault, refuse } from './graphqlErrors.ts';
import { isOurOrigin } from './origin.ts';

interface Options {
  contextFor: (caller: Omit<Caller, 'log'>) => Promise<Context>;
  config: Config;
}

const mostBytes = 10 * 1024 * 1024;
const limit = 'pictureBytes';

type OfRecord = { Params: { id: string } };

const pictures = [
  {
    path: '/uploads/users/:id/avatar',
    require: requireAvatarRight,
    change: changeAvatar,
    remove: removeAvatar,
  },
  { path: '/uploads/radios/:id/logo', require: requireLogoRight, change: changeLogo, remove: removeLogo },
];

/**
 * `PUT` and `DELETE` of `/uploads/users/:id/avatar` and `/uploads/radios/:id/logo`: a picture as the body, under the rules and with the errors
 * of `/graphql`. Both are paths, and removing is no mutation, so that one rule decides on both: a mutation would answer
 * with a `User`, which people who may only change themselves may not read.
 */
export async function uploadRoutes(server: FastifyInstance, { contextFor, config }: Options): Promise<void> {
  server.removeAllContentTypeParsers();
  // Bodies stay on the wire until a handler wants them.
  server.addContentTypeParser('*', (_request, _body, done) => done(null));
  server.setErrorHandler<FastifyError | GraphQLError>(answerRefusal);
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!isOurOrigin(request, config) && bearerToken(request) === undefined)
      return refuse(reply, 403, 'FOREIGN_ORIGIN', 'Call from our own pages, or with a bearer token.');
  });

  for (const { path, require, change, remove } of pictures) {
    server.put<OfRecord>(path, async (request) => {
      const { id } = request.params;
      const context = await allowedContext(request, id, require);
      if (Number(request.headers['content-length']) > mostBytes) throw limitExceeded(limit, mostBytes);
      const folder = join(config.filesDir, '.received');
      return withReceived(request.raw, { folder, limit, mostBytes }, (file) =>
        change(context, id, { ...file, declaredType: declaredTypeOf(request) }),
      );
    });

    server.delete<OfRecord>(path, async (request) => {
      const { id } = request.params;
      return remove(await allowedContext(request, id, require), id);
    });
  }

  async function allowedContext(
    request: FastifyRequest,
    id: string,
    require: (context: Context, id: string) => Promise<void>,
  ): Promise<Context> {
    const context = await contextFor(callerOf(request));
    try {
      await require(context, id);
    } catch (error) {
      await auditDenial(context, error);
      throw error;
    }
    return context;
  }
}

const declaredTypeOf = ({ headers }: FastifyRequest) =>
  headers['content-type']?.split(';')[0]?.trim().toLowerCase();

async function auditDenial(context: Context, error: unknown): Promise<void> {
  if (!(error instanceof GraphQLError) || error.extensions['code'] !== 'FORBIDDEN') return;
  const { action, subject } = error.extensions;
  await recordEvent(context, AuditAction.DENIED, String(subject), null, { action: [null, action] });
}

const statuses: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RADIO_FORBIDDEN: 403,
  VIEW_ONLY: 403,
  NOT_FOUND: 404,
  CONFLICT: 409,
  LIMIT_EXCEEDED: 413,
};

function answerRefusal(
  error: FastifyError | GraphQLError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  leaveTheRest(request, reply);
  if (error instanceof Error && 'code' in error && error.code === 'ECONNRESET')
    return refuse(reply, 400, 'BAD_REQUEST', 'The body broke off.');
  if (!(error instanceof GraphQLError)) return answerFault(error, request, reply);
  const { code, ...more } = error.extensions;
  return refuse(reply, statuses[String(code)] ?? 400, String(code), error.message, more);
}

/**
 * Who is refused in the middle of a body gets a second to read the answer, then the connection ends: what is still to
 * come is not waited for. Ending it at once would often take the answer away with it.
 */
function leaveTheRest({ raw }: FastifyRequest, reply: FastifyReply): void {
  reply.raw.once('finish', () => {
    setTimeout(() => {
      if (!raw.complete) raw.destroy();
    }, 1000).unref();
  });
}
