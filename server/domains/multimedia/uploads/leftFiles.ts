import type { Database } from '../../../kit/database/database.ts';
import type { Storage } from '../../../kit/storage/storage.ts';
import { waveformKeyOf } from '../analysis/analysis.ts';

/** What an upload has become. */
export interface TakenFile {
  mediaId: number;
  fileKey: string;
}

const atOnce = 500;

/**
 * Removes files of uploads that their rows no longer name: the row of a double lets go of its file, and a medium is
 * deleted, before the file goes, and the process may end in between.
 */
export async function removeLeftFiles(
  { database, storage }: { database: Database; storage: Storage },
  taken: readonly TakenFile[],
): Promise<void> {
  for (let first = 0; first < taken.length; first += atOnce) {
    const files = taken.slice(first, first + atOnce);
    const named = await keysOf(database, files);
    for (const { fileKey } of files.filter((file) => !named.has(file.fileKey))) {
      await storage.delete(fileKey);
      await storage.delete(waveformKeyOf(fileKey));
    }
  }
}

/** The files that are named by the media which they have become, or by others. */
async function keysOf(database: Database, files: readonly TakenFile[]): Promise<Set<unknown>> {
  const places = files.map(() => '?').join(', ');
  const rows = await database.rows(
    `select file_key from media_item where id in (${places}) or file_key in (${places})`,
    [...files.map(({ mediaId }) => mediaId), ...files.map(({ fileKey }) => fileKey)],
  );
  return new Set(rows.map(([key]) => key));
}
