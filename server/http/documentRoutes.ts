import { createHash } from 'node:crypto';
import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import type { Shared } from '../context.ts';
import type { OpenDocument, OpenFile, OpenText } from '../kit/documents/openDocument.ts';
import { addressOf } from './caller.ts';
import { answerFault, refuse } from './graphqlErrors.ts';
import { sendStored } from './storedFile.ts';

interface Options {
  documents: readonly OpenDocument[];
  shared: Shared;
}

type Named = { Params: Record<string, string>; Querystring: Record<string, string | undefined> };

/** What domains open to everybody: texts with their marks, and files in parts, for pages and programs of any origin. */
export async function documentRoutes(
  server: FastifyInstance,
  { documents, shared: { database, services } }: Options,
): Promise<void> {
  server.setErrorHandler<FastifyError>(answerFault);

  for (const { path, find } of documents)
    server.get<Named>(path, async (request, reply) => {
      const found = await find({
        database,
        services,
        params: request.params,
        query: request.query,
        method: request.method,
        address: addressOf(request),
        device: String(request.headers['user-agent'] ?? ''),
        log: request.log,
      });
      void reply
        .header('access-control-allow-origin', '*')
        .header('cross-origin-resource-policy', 'cross-origin');
      if (!found) return refuse(reply, 'NOT_FOUND', 'Nothing stands at this address.');
      if (found.isPrivate) void reply.header('x-robots-tag', 'noindex');
      return 'key' in found ? sendFile(request, reply, found) : sendText(request, reply, found);
    });

  function sendFile(request: FastifyRequest, reply: FastifyReply, { key, type, isPrivate, sent }: OpenFile) {
    const { socket } = request.raw;
    const before = socket.bytesWritten;
    if (sent) reply.raw.once('close', () => sent(socket.bytesWritten - before));
    const caching = isPrivate ? 'private, no-store' : 'public, max-age=3600';
    return sendStored(request, reply, services.storage, key, { type, caching });
  }
}

async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  found: OpenText,
): Promise<FastifyReply> {
  const mark = `"${createHash('sha256').update(found.mark).digest('base64url').slice(0, 22)}"`;
  void reply.headers({
    etag: mark,
    'cache-control': found.isPrivate ? 'private, no-cache' : `public, max-age=${found.maxAge}`,
    'content-security-policy': "default-src 'none'; sandbox",
  });
  if (isHeld(request.headers['if-none-match'], mark)) return reply.code(304).send();
  return reply.header('content-type', found.type).send(await found.text());
}

/** Whether who asks holds the text already; a cache on the way may have made the mark a weak one. */
const isHeld = (marks: string | undefined, mark: string) =>
  (marks ?? '').split(',').some((held) => held.trim().replace(/^W\//, '') === mark);
