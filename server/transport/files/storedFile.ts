import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Storage, StoredFile, Part } from '../../kit/storage/storage.ts';
import { entityTag, hasMark, isSame } from '../pages/entityTag.ts';
import { refuse } from '../graphql/graphqlErrors.ts';

interface Sent {
  /** MIME type; derived from the extension of the key when absent. */
  type?: string;
  /** File name of a download; shown inline when absent. */
  name?: string | undefined;
  /** `Cache-Control` of the response. */
  caching?: string;
  /** Creates the file when it is missing; resolves to false when it cannot. */
  makeMissing?: () => Promise<boolean>;
}

/**
 * Sends a stored file or one range of it. Answers 304 when the client has the file already, because the content of a key never
 * changes. A content security policy blocks everything when the file is opened as a page.
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
      // With `If-Range`, a client whose copy is of another file gets the whole file.
      range = isSame(ifRange, etag) ? rangeIn(request.headers.range, size) : undefined;
      return range === 'outside' ? undefined : range;
    });
  const file = (await read()) ?? ((await makeMissing?.()) ? await read() : null);
  if (!file) return refuse(reply, 'NOT_FOUND', 'This file does not exist.');
  if (hasMark(request.headers['if-none-match'], etag)) {
    file.content.destroy();
    return reply.code(304).headers({ etag, 'cache-control': caching }).send();
  }
  if (range === 'outside') {
    file.content.destroy();
    void reply.header('content-range', `bytes */${file.size}`);
    return refuse(reply, 'BAD_REQUEST', 'The range lies outside of the file.', { status: 416 });
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

// Our own rather than `range-parser`, which rejects a suffix range that is longer than the file, and accepts other units.
/**
 * Parses a `Range` header with a single range, as players send it. Returns `outside` for a range without a byte of the file, and
 * undefined when the whole file is to be sent: without a header, and for several ranges or an invalid header, which a server may
 * ignore.
 */
function rangeIn(header: string | undefined, size: number): Part | 'outside' | undefined {
  const [, from = '', to = ''] = /^bytes=(\d{0,15})-(\d{0,15})$/.exec(header?.trim() ?? '') ?? [];
  if (from === '' && to === '') return undefined;
  const end = size - 1;
  if (from === '') return Number(to) === 0 ? 'outside' : { first: Math.max(0, size - Number(to)), last: end };
  const first = Number(from);
  const last = to === '' ? end : Math.min(Number(to), end);
  if (to !== '' && Number(to) < first) return undefined;
  return first > end ? 'outside' : { first, last };
}

/** Value of `Content-Disposition`. Encodes non-ASCII letters as RFC 6266 demands; old clients use a name without them. */
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
