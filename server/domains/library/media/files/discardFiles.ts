import type { FastifyBaseLogger } from 'fastify';
import type { Database } from '../../../../kit/database/database.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { acrossRadios, allKinds, withDeleted } from '../../../../kit/query/scopes.ts';
import type { Storage } from '../../../../kit/storage/storage.ts';
import { waveformKeyOf } from '../../analysis/analysis.ts';
import { renditionKeysOf } from '../../renditions/renditionKey.ts';
import { artworks } from './mediaPictures.ts';

/** Storage keys of the files of a medium, which must be deleted with it. */
export interface MediumFiles {
  fileKey: string;
  captionsKey: string | null;
  artwork: string;
}

interface Services {
  database: Database;
  storage: Storage;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/**
 * Deletes the files of permanently deleted media. Must be called after the commit. Files that another medium refers to stay.
 * Failures are logged and do not undo the deletion of the rows.
 */
export async function discardFiles(services: Services, media: readonly MediumFiles[]): Promise<void> {
  for (const { fileKey, captionsKey, artwork } of media) {
    if (fileKey && !(await findMediaWithFile.any(services.database, { key: fileKey }))) {
      await discard(services, fileKey);
      await discard(services, waveformKeyOf(fileKey));
      for (const key of renditionKeysOf(fileKey)) await discard(services, key);
    }
    if (captionsKey) await discard(services, captionsKey);
    if (artwork && !(await findMediaWithArtwork.any(services.database, { artwork })))
      await artworks.discard(services, artwork);
  }
}

const findMediaWithFile = query('library.findMediaWithFile', (db, { key }: Given<{ key: string }>) =>
  db
    .selectFrom(allKinds(acrossRadios(withDeleted('MediaItem'))))
    .select('id')
    .where('fileKey', '=', key)
    .limit(1),
);

const findMediaWithArtwork = query(
  'library.findMediaWithArtwork',
  (db, { artwork }: Given<{ artwork: string }>) =>
    db
      .selectFrom(allKinds(acrossRadios(withDeleted('MediaItem'))))
      .select('id')
      .where('artwork', '=', artwork)
      .limit(1),
);

async function discard({ storage, log }: Services, key: string): Promise<void> {
  await storage
    .delete(key)
    .catch((error: unknown) => log.error({ err: error, key }, 'a file of the library could not be deleted'));
}
