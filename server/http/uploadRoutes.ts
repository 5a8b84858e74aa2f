import { join } from 'node:path';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { GraphQLError } from 'graphql';
import type { Config } from '../config.ts';
import type { Caller } from '../context.ts';
import {
  changeImage,
  keepTextPicture,
  removeImage,
  requireImageRight,
  requireTextPictureRight,
} from '../domains/blog/blogPictures.ts';
import { captions } from '../domains/multimedia/captions/captionsFile.ts';
import { albumCover, artistePicture } from '../domains/multimedia/catalogue/cataloguePictures.ts';
import { artwork } from '../domains/multimedia/media/mediaPictures.ts';
import { changeLogo, removeLogo, requireLogoRight } from '../domains/organization/radios/logo.ts';
import { changeMedia, removeMedia, requireMediaRight } from '../domains/profile/posts/postMedia.ts';
import {
  changeAvatar,
  changeCover,
  removeAvatar,
  removeCover,
  requireAvatarRight,
} from '../domains/users/avatar.ts';
import { recordEvent } from '../kit/audit/audit.ts';
import { AuditAction } from '../kit/audit/auditEntry.entity.ts';
import type { Context } from '../kit/context.ts';
import { limitExceeded } from '../kit/errors.ts';
import type { SentPicture } from '../kit/images/rowPicture.ts';
import { withReceived } from '../kit/storage/received.ts';
import { bearerToken, callerOf } from './caller.ts';
import { answerFault, refuse } from './graphqlErrors.ts';
import { isOurOrigin } from './origin.ts';

interface Options {
  contextFor: (caller: Omit<Caller, 'log'>) => Promise<Context>;
  config: Config;
}

const megabyte = 1024 * 1024;
const pictureLimit = { limit: 'pictureBytes', maxBytes: 10 * megabyte };
const videoLimit = { limit: 'videoBytes', maxBytes: 50 * megabyte };
const captionsLimit = { limit: 'captionsBytes', maxBytes: megabyte };

type OfRecord = { Params: { id: string } };

/** Only what says that it is a video may be as large as one; it is then looked at like everything else. */
const mediaLimit = (request: FastifyRequest) =>
  declaredTypeOf(request)?.startsWith('video/') ? videoLimit : pictureLimit;

const files = [
  {
    path: '/uploads/users/:id/avatar',
    require: requireAvatarRight,
    change: changeAvatar,
    remove: removeAvatar,
  },
  { path: '/uploads/users/:id/cover', require: requireAvatarRight, change: changeCover, remove: removeCover },
  {
    path: '/uploads/posts/:id/media',
    require: requireMediaRight,
    change: changeMedia,
    remove: removeMedia,
    limitOf: mediaLimit,
  },
  { path: '/uploads/radios/:id/logo', require: requireLogoRight, change: changeLogo, remove: removeLogo },
  { path: '/uploads/artistes/:id/picture', ...artistePicture },
  { path: '/uploads/albums/:id/cover', ...albumCover },
  { path: '/uploads/media/:id/artwork', ...artwork },
  { path: '/uploads/media/:id/captions', ...captions, limitOf: () => captionsLimit },
  { path: '/uploads/blog/:id/image', require: requireImageRight, change: changeImage, remove: removeImage },
];

/** Pictures that no record holds: the answer says where they are. */
const textPictures = [
  { path: '/uploads/blog/pictures', require: requireTextPictureRight, keep: keepTextPicture },
];

/**
 * `PUT` and `DELETE` of `/uploads/users/:id/avatar` and `cover`, `/uploads/radios/:id/logo`, `/uploads/blog/:id/image`,
 * `/uploads/artistes/:id/picture`, `/uploads/albums/:id/cover`, `/uploads/media/:id/artwork` and `captions` and
 * `/uploads/posts/:id/media`, and `PUT` of `/uploads/blog/pictures`: a picture as the body, for a post also a video, or
 * the captions of a video, under the rules and with the errors of `/graphql`. Both are paths, and removing is no
 * mutation, so that one rule decides on both: a mutation would answer with a `User`, which people who may only change
 * themselves may not read.
 */
export async function uploadRoutes(server: FastifyInstance, { contextFor, config }: Options): Promise<void> {
  server.removeAllContentTypeParsers();
  // Bodies stay on the wire until a handler wants them.
  server.addContentTypeParser('*', (_request, _body, done) => done(null));
  server.setErrorHandler<FastifyError | GraphQLError>(answerRefusal);
  server.addHook('onRequest', async (request, reply) => {
    void reply.header('cache-control', 'no-store');
    if (!isOurOrigin(request, config) && bearerToken(request) === undefined)
      return refuse(reply, 'FOREIGN_ORIGIN', 'Call from our own pages, or with a bearer token.');
  });

  for (const { path, require, change, remove, limitOf = () => pictureLimit } of files) {
    server.put<OfRecord>(path, async (request) => {
      const { id } = request.params;
      const context = await allowedContext(request, (context) => require(context, id));
      return received(request, limitOf(request), (file) => change(context, id, file));
    });

    server.delete<OfRecord>(path, async (request) => {
      const { id } = request.params;
      return remove(await allowedContext(request, (context) => require(context, id)), id);
    });
  }

  for (const { path, require, keep } of textPictures) {
    server.put(path, async (request) => {
      const context = await allowedContext(request, require);
      return received(request, pictureLimit, (picture) => keep(context, picture));
    });
  }

  function received<T>(
    request: FastifyRequest,
    { limit, maxBytes }: typeof pictureLimit,
    work: (file: SentPicture) => Promise<T>,
  ): Promise<T> {
    if (Number(request.headers['content-length']) > maxBytes) throw limitExceeded(limit, maxBytes);
    const folder = join(config.filesDir, '.received');
    return withReceived(request.raw, { folder, limit, maxBytes }, (file) =>
      work({ ...file, declaredType: declaredTypeOf(request) }),
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
    return refuse(reply, 'BAD_REQUEST', 'The body broke off.');
  return answerFault(error, request, reply);
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
