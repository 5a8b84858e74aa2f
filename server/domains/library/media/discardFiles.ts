import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios, allKinds, withDeleted } from '../../../kit/query/scopes.ts';
import type { Storage } from '../../../kit/storage/storage.ts';
import { waveformKeyOf } from '../analysis/analysis.ts';
import { renditionKeysOf } from '../renditions/renditionKey.ts';
import { artworks } from './mediaPictures.ts';

/** Files in the storage that a deleted medium has left. */
export interface LeftFiles {
  fileKey: string;
  captionsKey: string | null;
  artwork: string;
}

interface Place {
  database: Database;
  storage: Storage;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Deletes the files of permanently deleted media, after the commit. Failures are logged and do not undo the deletion of the rows.
 */
export async function discardFiles(place: Place, media: readonly LeftFiles[]): Promise<void> {
  for (const { fileKey, captionsKey, artwork } of media) {
    if (fileKey && !(await mediaWithFile.any(place.database, { key: fileKey }))) {
      await discard(place, fileKey);
      await discard(place, waveformKeyOf(fileKey));
      for (const key of renditionKeysOf(fileKey)) await discard(place, key);
    }
    if (captionsKey) await discard(place, captionsKey);
    if (artwork && !(await mediaWithArtwork.any(place.database, { artwork })))
      await artworks.discard(place, artwork);
  }
}

const mediaWithFile = query('library.mediaWithFile', (db, { key }: Given<{ key: string }>) =>
  db
    .selectFrom(allKinds(acrossRadios(withDeleted('MediaItem'))))
    .select('id')
    .where('fileKey', '=', key)
    .limit(1),
);

const mediaWithArtwork = query('library.mediaWithArtwork', (db, { artwork }: Given<{ artwork: string }>) =>
  db
    .selectFrom(allKinds(acrossRadios(withDeleted('MediaItem'))))
    .select('id')
    .where('artwork', '=', artwork)
    .limit(1),
);

async function discard({ storage, log }: Place, key: string): Promise<void> {
  await storage
    .delete(key)
    .catch((error: unknown) => log.error({ err: error, key }, 'a file of the library could not be deleted'));
}
