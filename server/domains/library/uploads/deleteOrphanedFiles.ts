import type { Database } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios, allKinds, withDeleted } from '../../../kit/query/scopes.ts';
import type { Storage } from '../../../kit/storage/storage.ts';
import { waveformKeyOf } from '../analysis/analysis.ts';
import { renditionKeysOf } from '../renditions/renditionKey.ts';

/** Completed upload: the id of its medium, and the storage key of its file. */
export interface UploadedFile {
  mediaId: number;
  fileKey: string;
}

/**
 * Deletes files of uploads that no row refers to any more.
 * A row is changed before its file is deleted, for a duplicate or a deleted medium, and the process may end
 * in between.
 */
export async function deleteOrphanedFiles(
  { database, storage }: { database: Database; storage: Storage },
  files: readonly UploadedFile[],
): Promise<void> {
  const referenced = await referencedKeys(database, files);
  for (const { fileKey } of files.filter((file) => !referenced.has(file.fileKey))) {
    await storage.delete(fileKey);
    await storage.delete(waveformKeyOf(fileKey));
    for (const key of renditionKeysOf(fileKey)) await storage.delete(key);
  }
}

/** Returns those of the given keys that a medium still refers to. */
async function referencedKeys(database: Database, files: readonly UploadedFile[]): Promise<Set<string>> {
  const ids = files.map(({ mediaId }) => mediaId);
  const keys = files.map(({ fileKey }) => fileKey);
  return new Set((await findReferencedFiles.all(database, { ids, keys })).map(({ fileKey }) => fileKey));
}

const findReferencedFiles = query(
  'library.findReferencedFiles',
  (db, { ids, keys }: Given<{ ids: number[]; keys: string[] }>) =>
    db
      .selectFrom(allKinds(acrossRadios(withDeleted('MediaItem'))))
      .select('fileKey')
      .where(({ or, eb }) => or([eb('id', 'in', ids), eb('fileKey', 'in', keys)])),
);
