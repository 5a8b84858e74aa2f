import type { FastifyInstance } from 'fastify';
import type { Storage } from '../kit/storage/storage.ts';
import { refuse } from './graphqlErrors.ts';
import { sendStored } from './storedFile.ts';

const squares = ['64', '256', '512'];
/** The folders of pictures, with the widths that are offered of each. */
const widthsIn = new Map([
  ['avatars', squares],
  ['logos', squares],
  ['albumcovers', squares],
  ['artistes', squares],
  ['blog', ['480', '960', '1600']],
  ['covers', ['640', '1280', '1920']],
  ['help', ['320', '640']],
  ['posts', ['320']],
  ['artwork', squares],
]);
const pictureName = /^[\da-f]{32}-(\d{2,4})\.webp$/;
/** Pictures of posts keep their own shape, and tell their size; videos are as they were sent. */
const postMediaName = /^[\da-f]{32}(-\d{1,4}x\d{1,4}\.webp|\.(mp4|webm))$/;

/** A key names the same bytes for ever. */
const forEver = 'public, max-age=31536000, immutable';

/**
 * `GET /files/avatars/<key>-<size>.webp`, and `/files/logos/…`, `/files/blog/…`, `/files/covers/…`, `/files/help/…`,
 * `/files/posts/…`: pictures and videos of people, radios, articles, the knowledge base and posts, whole or one part at a
 * time (`Range`). They are read without signing in, because an `img` cannot send a token: the 128 random bits of the key
 * are the permission, known to those who may read the record.
 */
export async function fileRoutes(server: FastifyInstance, { storage }: { storage: Storage }): Promise<void> {
  server.get<{ Params: { folder: string; name: string } }>('/files/:folder/:name', async (request, reply) => {
    const { folder, name } = request.params;
    if (!isOffered(folder, name)) return refuse(reply, 'NOT_FOUND', 'There is no such file, or no longer.');
    return sendStored(request, reply, storage, `${folder}/${name}`, { caching: forEver });
  });
}

function isOffered(folder: string, name: string): boolean {
  if (folder === 'posts' && postMediaName.test(name)) return true;
  const [, width] = pictureName.exec(name) ?? [];
  return width !== undefined && Boolean(widthsIn.get(folder)?.includes(width));
}
