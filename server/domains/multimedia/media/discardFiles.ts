import type { Context } from '../../../kit/context.ts';
import { filesOf } from '../../../kit/images/rowPicture.ts';
import type { SqlValue } from '../../../kit/database/database.ts';
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
    if (fileKey && !(await isNamed(context, 'file_key', fileKey))) {
      await discard(context, fileKey);
      await discard(context, waveformKeyOf(fileKey));
    }
    if (captionsKey) await discard(context, captionsKey);
    if (artwork && !(await isNamed(context, 'artwork', artwork)))
      await artworks.discard(filesOf(context), artwork);
  }
}

/** Whether another medium, of whatever radio, still has the file. */
async function isNamed({ database }: Context, column: string, value: SqlValue): Promise<boolean> {
  return (await database.rows(`select 1 from media_item where ${column} = ? limit 1`, [value])).length > 0;
}

async function discard({ services, log }: Context, key: string): Promise<void> {
  await services.storage
    .delete(key)
    .catch((error: unknown) => log.error({ err: error, key }, 'a file of the library could not be removed'));
}
