import type { Context } from '../../../kit/context.ts';
import { filesOf } from '../../../kit/images/rowPicture.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios, allKinds, withDeleted } from '../../../kit/query/scopes.ts';
import { waveformKeyOf } from '../analysis/analysis.ts';
import { artworks } from './mediaPictures.ts';

/** What a medium that is gone has left in the storage. */
export interface LeftFiles {
  fileKey: string;
  captionsKey: string | null;
  artwork: string;
}

/**
 * Removes the files of media whose rows are gone for good: after the commit. What cannot be removed is told to the log;
 * the rows are gone all the same.
 */
export async function discardFiles(context: Context, media: readonly LeftFiles[]): Promise<void> {
  for (const { fileKey, captionsKey, artwork } of media) {
    if (fileKey && !(await mediaWithFile.any(context, { key: fileKey }))) {
      await discard(context, fileKey);
      await discard(context, waveformKeyOf(fileKey));
    }
    if (captionsKey) await discard(context, captionsKey);
    if (artwork && !(await mediaWithArtwork.any(context, { artwork })))
      await artworks.discard(filesOf(context), artwork);
  }
}

const mediaWithFile = query('multimedia.mediaWithFile', (db, { key }: Given<{ key: string }>) =>
  db
    .selectFrom(allKinds(acrossRadios(withDeleted('MediaItem'))))
    .select('id')
    .where('fileKey', '=', key)
    .limit(1),
);

const mediaWithArtwork = query('multimedia.mediaWithArtwork', (db, { artwork }: Given<{ artwork: string }>) =>
  db
    .selectFrom(allKinds(acrossRadios(withDeleted('MediaItem'))))
    .select('id')
    .where('artwork', '=', artwork)
    .limit(1),
);

async function discard({ services, log }: Context, key: string): Promise<void> {
  await services.storage
    .delete(key)
    .catch((error: unknown) => log.error({ err: error, key }, 'a file of the library could not be removed'));
}
