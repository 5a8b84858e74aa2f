import type { FastifyError, FastifyInstance, FastifyReply, FastifyRequest } from 'fastify';
import { LRUCache } from 'lru-cache';
import type { Shared } from '../../context.ts';
import type {
  DocumentRequest,
  OpenDocument,
  OpenFile,
  OpenRedirect,
  OpenText,
} from '../../kit/entrances/openDocument.ts';
import { addressOf } from '../caller.ts';
import { anyOrigin, documentPolicy } from './documentHeaders.ts';
import { entityTag, hasMark } from './entityTag.ts';
import { answerFault, refuse } from '../graphql/graphqlErrors.ts';
import { sendStored } from '../files/storedFile.ts';

interface Options {
  documents: readonly OpenDocument[];
  shared: Shared;
}

type Named = { Params: Record<string, string>; Querystring: Record<string, string | undefined> };

/** Maximum size of the cache in bytes. */
const maxCachedBytes = 20_000_000;

/**
 * Public documents of the domains: texts with an ETag, and files with ranges. Pages and programs of any origin may load them, except
 * files with `isSameOrigin`.
 */
export async function documentRoutes(
  server: FastifyInstance,
  { documents, shared: { database, services } }: Options,
): Promise<void> {
  server.setErrorHandler<FastifyError>(answerFault);
  const made = new LRUCache<string, Made>({
    maxSize: maxCachedBytes,
    sizeCalculation: ({ bytes }) => bytes.length + 1,
  });

  for (const { path, find } of documents)
    server.get<Named>(path, async (request, reply) => {
      const documentRequest = {
        database,
        services,
        params: request.params,
        query: request.query,
        method: request.method,
        address: addressOf(request),
        device: String(request.headers['user-agent'] ?? ''),
        log: request.log,
      };
      const found = isUnstorable(documentRequest) ? undefined : await find(documentRequest);
      const isSameOrigin = found && 'key' in found && found.isSameOrigin;
      void reply.headers(isSameOrigin ? sameOrigin : anyOrigin);
      if (!found) return refuse(reply, 'NOT_FOUND', 'There is no document at this address.');
      if (found.isPrivate) void reply.header('x-robots-tag', 'noindex');
      if ('location' in found) return redirect(request, reply, found);
      if ('key' in found) return sendFile(request, reply, found);
      return sendText(request, reply, found, () => bytesOf(JSON.stringify([path, request.params]), found));
    });

  /** Caches a public text until its mark changes. */
  async function bytesOf(name: string, { mark, isPrivate, text }: OpenText): Promise<Buffer> {
    const cached = isPrivate ? undefined : made.get(name);
    if (cached?.mark === mark) return cached.bytes;
    const bytes = Buffer.from(await text());
    if (!isPrivate) made.set(name, { mark, bytes });
    return bytes;
  }

  function sendFile(
    request: FastifyRequest,
    reply: FastifyReply,
    { key, type, isPrivate, maxAge = 3600, sent }: OpenFile,
  ) {
    const { socket } = request.raw;
    const before = socket.bytesWritten;
    if (sent) reply.raw.once('close', () => sent(socket.bytesWritten - before));
    const caching = isPrivate ? 'private, no-store' : `public, max-age=${maxAge}`;
    return sendStored(request, reply, services.storage, key, { type, caching });
  }
}

const sameOrigin = { 'cross-origin-resource-policy': 'same-origin' };

function redirect(
  request: FastifyRequest,
  reply: FastifyReply,
  { location, maxAge, isPrivate }: OpenRedirect,
) {
  const [, query] = /\?(.+)$/.exec(request.url) ?? [];
  void reply.header('cache-control', isPrivate ? 'private, no-store' : `public, max-age=${maxAge}`);
  return reply.redirect(query ? `${location}?${query}` : location, 301);
}

/** True when the address contains NUL, the only character that PostgreSQL cannot store. No document has it in its address. */
const isUnstorable = ({ params, query }: Pick<DocumentRequest, 'params' | 'query'>) =>
  [...Object.values(params), ...Object.values(query)].some((text) => text?.includes('\u0000'));

/** A cached text, with its mark at the time when it was generated. */
interface Made {
  mark: string;
  bytes: Buffer;
}

async function sendText(
  request: FastifyRequest,
  reply: FastifyReply,
  found: OpenText,
  bytesOf: () => Promise<Buffer>,
): Promise<FastifyReply> {
  const mark = entityTag(found.mark);
  void reply.headers({
    etag: mark,
    'cache-control': found.isPrivate ? 'private, no-cache' : `public, max-age=${found.maxAge}`,
    'content-security-policy': documentPolicy,
  });
  if (hasMark(request.headers['if-none-match'], mark)) return reply.code(304).send();
  return reply.header('content-type', found.type).send(await bytesOf());
}
