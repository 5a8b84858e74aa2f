import type { FastifyInstance } from 'fastify';
import type { Storage, StoredFile } from '../kit/storage/storage.ts';
import { rangeIn } from './byteRange.ts';
import { refuse } from './graphqlErrors.ts';

const squares = ['64', '256', '512'];
/** The folders of pictures, with the widths that are offered of each. */
const widthsIn = new Map([
  ['avatars', squares],
  ['logos', squares],
  ['blog', ['480', '960', '1600']],
  ['covers', ['640', '1280', '1920']],
  ['help', ['320', '640']],
  ['posts', ['320']],
]);
const pictureName = /^[\da-f]{32}-(\d{2,4})\.webp$/;
/** Pictures of posts keep their own shape, and tell their size; videos are as they were sent. */
const postMediaName = /^[\da-f]{32}(-\d{1,4}x\d{1,4}\.webp|\.(mp4|webm))$/;

const headers = {
  // A key names the same bytes for ever.
  'cache-control': 'public, max-age=31536000, immutable',
  // Opened by itself, a file may do nothing at all.
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
  'x-content-type-options': 'nosniff',
  'accept-ranges': 'bytes',
};

/**
 * `GET /files/avatars/<key>-<size>.webp`, and `/files/logos/…`, `/files/blog/…`, `/files/covers/…`, `/files/help/…`,
 * `/files/posts/…`: pictures and videos of people, radios, articles, the knowledge base and posts, whole or one part at a
 * time (`Range`). They are read without signing in, because an `img` cannot send a token: the 128 random bits of the key
 * are the permission, known to those who may read the record.
 */
export async function fileRoutes(server: FastifyInstance, { storage }: { storage: Storage }): Promise<void> {
  server.get<{ Params: { folder: string; name: string } }>('/files/:folder/:name', async (request, reply) => {
    const { folder, name } = request.params;
    let range: ReturnType<typeof rangeIn>;
    const partOf = (size: number) => {
      range = rangeIn(request.headers.range, size);
      return range === 'outside' ? undefined : range;
    };
    const file = isOffered(folder, name) ? await storage.read(`${folder}/${name}`, partOf) : null;
    if (!file) return refuse(reply, 404, 'NOT_FOUND', 'There is no such file, or no longer.');
    if (range === 'outside') {
      file.content.destroy();
      void reply.header('content-range', `bytes */${file.size}`);
      return refuse(reply, 416, 'BAD_REQUEST', 'This file is shorter.');
    }
    return reply
      .code(file.part ? 206 : 200)
      .headers({ ...headers, 'content-type': file.type, ...lengthOf(file) })
      .send(file.content);
  });
}

function isOffered(folder: string, name: string): boolean {
  if (folder === 'posts' && postMediaName.test(name)) return true;
  const [, width] = pictureName.exec(name) ?? [];
  return width !== undefined && Boolean(widthsIn.get(folder)?.includes(width));
}

const lengthOf = ({ size, part }: StoredFile) =>
  part
    ? {
        'content-length': part.last - part.first + 1,
        'content-range': `bytes ${part.first}-${part.last}/${size}`,
      }
    : { 'content-length': size };
