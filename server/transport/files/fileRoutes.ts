import type { FastifyInstance } from 'fastify';
import type { FileKinds, OpenFolder } from '../../kit/storage/fileKinds.ts';
import type { Storage } from '../../kit/storage/storage.ts';
import { refuse } from '../graphql/graphqlErrors.ts';
import { sendStored } from './storedFile.ts';

const pictureName = /^[\da-f]{32}-(\d{2,4})\.webp$/;

/** Cached forever, because the content of a key never changes. */
const forEver = 'public, max-age=31536000, immutable';

interface Options {
  files: readonly FileKinds[];
  storage: Storage;
}

/**
 * `GET /files/avatars/<key>-<size>.webp` and the other public folders of domains. They contain pictures and videos of people,
 * radios, articles, the knowledge base and posts. Supports ranges. Readable without signing in, because an `img` cannot send a
 * token. Only readers of the record know the key, whose 128 random bits cannot be guessed.
 */
export async function fileRoutes(server: FastifyInstance, { files, storage }: Options): Promise<void> {
  const folders = new Map(files.flatMap(({ open = [] }) => open).map((folder) => [folder.name, folder]));

  server.get<{ Params: { folder: string; name: string } }>('/files/:folder/:name', async (request, reply) => {
    const { folder, name } = request.params;
    const open = folders.get(folder);
    if (!offers(open, name)) return refuse(reply, 'NOT_FOUND', 'This file does not exist.');
    const makeMissing = async () => (await open?.makeMissing?.(storage, name)) ?? false;
    return sendStored(request, reply, storage, `${folder}/${name}`, { caching: forEver, makeMissing });
  });
}

function offers(folder: OpenFolder | undefined, name: string): boolean {
  if (!folder) return false;
  const [, width] = pictureName.exec(name) ?? [];
  if (width !== undefined && folder.widths.includes(Number(width))) return true;
  return Boolean(folder.alsoOffers?.test(name));
}
