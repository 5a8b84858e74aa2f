import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { type Caller, lookAgain } from '../context.ts';
import { waveformKeyOf } from '../domains/multimedia/analysis/analysis.ts';
import { MediaItem } from '../domains/multimedia/media/mediaItem.entity.ts';
import { Video } from '../domains/multimedia/media/kinds/video.entity.ts';
import { uploadPath } from '../domains/multimedia/uploads/mediaUploads.ts';
import type { Context } from '../kit/context.ts';
import { notFound, unauthenticated } from '../kit/errors.ts';
import { findColumns, parseId } from '../kit/read/reads.ts';
import { allow } from '../kit/rules/rule.ts';
import { bearerToken, callerOf } from './caller.ts';
import { answerFault, refuse } from './graphqlErrors.ts';
import { isOurOrigin } from './origin.ts';
import { sendStored } from './storedFile.ts';

interface Options {
  contextFor: (caller: Omit<Caller, 'log'>) => Promise<Context>;
  config: Config;
}

type OfMedium = {
  Params: { radio: string; id: string };
  Querystring: { ticket?: string; download?: string };
};

/**
 * `/uploads/media`: files for the library, in the tus protocol (resumable). `GET /media/:radio/:id/file` and
 * `/media/:radio/:id/waveform` and `captions`: the file as it was sent, whole or one part at a time, the picture of its
 * sound, and the captions of a video, with a bearer token or with the ticket of the address that the API gives.
 */
export async function mediaRoutes(server: FastifyInstance, { contextFor, config }: Options): Promise<void> {
  server.removeAllContentTypeParsers();
  // Bodies stay on the wire until they are written to the disk.
  server.addContentTypeParser('*', (_request, _body, done) => done(null));
  server.setErrorHandler<FastifyError>(answerFault);

  const upload = async (request: FastifyRequest, reply: FastifyReply) => {
    if (!isOurOrigin(request, config) && bearerToken(request) === undefined)
      return refuse(reply, 'FOREIGN_ORIGIN', 'Call from our own pages, or with a bearer token.');
    const caller = callerOf(request);
    const context = await contextFor(caller);
    if (!context.viewer) throw unauthenticated();
    // What the answers of all paths say to browsers: the protocol's own come past Fastify.
    reply.raw.setHeaders(new Map(Object.entries(reply.getHeaders()) as Array<[string, string]>));
    reply.hijack();
    const sender = { context, lookAgain: () => lookAgain(context, caller) };
    await context.services.uploads.handle(request.raw, reply.raw, sender);
  };
  for (const url of [uploadPath, `${uploadPath}/:id`])
    server.route({
      method: ['POST', 'HEAD', 'PATCH', 'DELETE'],
      url,
      exposeHeadRoute: false,
      handler: upload,
    });

  server.get<OfMedium>('/media/:radio/:id/file', async (request, reply) => {
    const { context, id } = await readerOf(request);
    const row = await mediumOf(context, id);
    const { fileKey, mimeType, fileName } = row as unknown as Record<string, string>;
    const type = mimeType || 'application/octet-stream';
    const name = request.query.download === undefined ? undefined : fileName;
    return sendStored(request, reply, context.services.storage, fileKey!, { type, name });
  });

  server.get<OfMedium>('/media/:radio/:id/waveform', async (request, reply) => {
    const { context, id } = await readerOf(request);
    const { fileKey } = (await mediumOf(context, id)) as unknown as { fileKey: string };
    return sendStored(request, reply, context.services.storage, waveformKeyOf(fileKey), {
      type: 'application/json',
    });
  });

  server.get<OfMedium>('/media/:radio/:id/captions', async (request, reply) => {
    const { context, id } = await readerOf(request);
    const key = await captionsOf(context, id);
    return sendStored(request, reply, context.services.storage, key, { type: 'text/vtt; charset=utf-8' });
  });

  /** The caller on the radio of the address: with a token as everywhere, or with the ticket of the address. */
  async function readerOf(request: FastifyRequest<OfMedium>): Promise<{ context: Context; id: number }> {
    const [radioId, id] = [parseId(request.params.radio), parseId(request.params.id)];
    if (radioId === undefined || id === undefined) throw notFound('MediaItem');
    const caller = callerOf(request);
    const context = await contextFor({ ...caller, requested: { radio: radioId } });
    if (!context.viewer)
      await presentTicket(context, String(request.query.ticket ?? ''), { mediaId: id, radioId });
    context.abilities.require(allow('read', 'MediaItem'));
    return { context, id };
  }
}

async function presentTicket(
  context: Context,
  text: string,
  file: { mediaId: number; radioId: number },
): Promise<void> {
  const { tickets, accounts } = context.services;
  const sessionId = tickets.sessionOf(text, file);
  const isIn =
    sessionId !== undefined && (await accounts.identify(context, sessionId, { radio: file.radioId }));
  if (!isIn) throw unauthenticated('This address is no longer good: ask for it again.');
}

/** A medium that can be read, in the recycle bin too for whoever may take it out again. */
async function mediumOf(context: Context, id: number) {
  const row = await findColumns(context, MediaItem, id, ['fileKey', 'mimeType', 'fileName']);
  if (!row || row['fileKey'] === '') throw notFound('MediaItem');
  return row;
}

/** The captions of a video that can be read. */
async function captionsOf(context: Context, id: number): Promise<string> {
  context.abilities.require(allow('read', 'Video'));
  const row = await findColumns(context, Video, id, ['captionsKey']);
  if (!row?.['captionsKey']) throw notFound('Video');
  return row['captionsKey'] as string;
}
