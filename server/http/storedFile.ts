import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage, StoredFile } from '../kit/storage/storage.ts';
import { rangeIn } from './byteRange.ts';
import { entityTag, isHeld, isSame } from './entityTag.ts';
import { refuse } from './graphqlErrors.ts';

interface Sent {
  /** MIME type; by the ending of its key when absent. */
  type?: string;
  /** The name under which it is to be kept; shown in place when absent. */
  name?: string | undefined;
  /** Who may keep it for later, and for how long. */
  caching?: string;
  /** Makes the file where it is not there; false where it cannot. */
  makeMissing?: () => Promise<boolean>;
}

/**
 * Sends a stored file, whole or the one part that is asked for; nothing to who holds it already, as a key never means
 * other bytes. Opened by itself it may do nothing at all.
 */
export async function sendStored(
  request: FastifyRequest,
  reply: FastifyReply,
  storage: Storage,
  key: string,
  { type, name, caching = 'private, max-age=3600', makeMissing }: Sent,
): Promise<FastifyReply> {
  let range: ReturnType<typeof rangeIn>;
  const etag = entityTag(key);
  const ifRange = request.headers['if-range'] as string | undefined;
  const read = () =>
    storage.read(key, (size) => {
      // Who holds a part of another file gets all of this one.
      range = isSame(ifRange, etag) ? rangeIn(request.headers.range, size) : undefined;
      return range === 'outside' ? undefined : range;
    });
  const file = (await read()) ?? ((await makeMissing?.()) ? await read() : null);
  if (!file) return refuse(reply, 'NOT_FOUND', 'There is no such file, or no longer.');
  if (isHeld(request.headers['if-none-match'], etag)) {
    file.content.destroy();
    return reply.code(304).headers({ etag, 'cache-control': caching }).send();
  }
  if (range === 'outside') {
    file.content.destroy();
    void reply.header('content-range', `bytes */${file.size}`);
    return refuse(reply, 'BAD_REQUEST', 'This file is shorter.', { status: 416 });
  }
  return reply
    .code(file.part ? 206 : 200)
    .headers({
      etag,
      'cache-control': caching,
      'content-security-policy': "default-src 'none'; sandbox",
      'content-disposition': dispositionOf(name),
      'x-content-type-options': 'nosniff',
      'accept-ranges': 'bytes',
      'content-type': type ?? file.type,
      ...lengthOf(file),
    })
    .send(file.content);
}

/** Letters that headers cannot hold are written in percent (RFC 6266); old readers get a plain name. */
function dispositionOf(name: string | undefined): string {
  if (name === undefined) return 'inline';
  const plain = name.replaceAll(/[^\w .()-]/g, '_');
  return `attachment; filename="${plain}"; filename*=UTF-8''${encodeURIComponent(name).replaceAll(/['()*]/g, escape)}`;
}

const escape = (letter: string) => `%${letter.charCodeAt(0).toString(16).toUpperCase()}`;

const lengthOf = ({ size, part }: StoredFile) =>
  part
    ? {
        'content-length': part.last - part.first + 1,
        'content-range': `bytes ${part.first}-${part.last}/${size}`,
      }
    : { 'content-length': size };
