import type { FastifyInstance } from 'fastify';
import type { Storage } from '../kit/storage/storage.ts';
import { refuse } from './graphqlErrors.ts';

const folders = new Set(['avatars', 'logos']);
const pictureName = /^[\da-f]{32}-(64|256|512)\.webp$/;

const headers = {
  // A key names the same bytes for ever.
  'cache-control': 'public, max-age=31536000, immutable',
  // Opened by itself, a file may do nothing at all.
  'content-security-policy': "default-src 'none'; sandbox",
  'content-disposition': 'inline',
  'x-content-type-options': 'nosniff',
};

/**
 * `GET /files/avatars/<key>-<size>.webp`, and `/files/logos/…`: pictures of people and radios. They are read without signing in, because an `img` cannot
 * send a token: the 128 random bits of the key are the permission, known to those who may read the record.
 */
export async function fileRoutes(server: FastifyInstance, { storage }: { storage: Storage }): Promise<void> {
  server.get<{ Params: { folder: string; name: string } }>('/files/:folder/:name', async (request, reply) => {
    const { folder, name } = request.params;
    const isPicture = folders.has(folder) && pictureName.test(name);
    const file = isPicture ? await storage.read(`${folder}/${name}`) : null;
    if (!file) return refuse(reply, 404, 'NOT_FOUND', 'There is no such file, or no longer.');
    return reply
      .headers({ ...headers, 'content-type': file.type, 'content-length': file.size })
      .send(file.content);
  });
}
