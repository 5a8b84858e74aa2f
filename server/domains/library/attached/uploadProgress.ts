import type { Database } from '../../../kit/database/database.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import type { AttachedKind } from '../media/kinds/mediaKind.ts';

/** Progress of an upload, in bytes. */
export interface UploadProgress {
  arrived: number;
  size: number;
}

/**
 * Returns the progress of an upload to a target that has not become a medium yet. With several such uploads, the last started one
 * counts. Undefined when there is none.
 */
export async function findUploadProgress(
  database: Database,
  params: { radio: number; kind: AttachedKind; target: string },
): Promise<UploadProgress | undefined> {
  return findNewestUpload.first(database, params);
}

const findNewestUpload = query(
  'library.findNewestUpload',
  (db, { radio, kind, target }: Given<{ radio: number; kind: AttachedKind; target: string }>) =>
    db
      .selectFrom('StoredUpload')
      .select(['arrived', 'size'])
      .where('radio', '=', radio)
      .where('kind', '=', kind)
      .where('target', '=', target)
      .where('mediaId', 'is', null)
      .orderBy('id', 'desc')
      .limit(1),
);
