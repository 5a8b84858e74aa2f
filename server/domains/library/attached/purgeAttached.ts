import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import { deleteRow, readStored } from '../../../kit/write/rowWrites.ts';
import { entityOf } from '../analysis/storedMedium.ts';
import { discardFiles, type LeftFiles } from '../media/discardFiles.ts';
import type { AttachedKind } from '../media/kinds/mediaKind.ts';
import type { Attaching } from './attachedMedia.ts';

/** Deletes an attached medium permanently; a job deletes its files after the commit. */
export async function purgeAttached(
  { transaction, jobs, radioId }: Pick<Attaching, 'transaction' | 'jobs' | 'radioId'>,
  kind: AttachedKind,
  id: number,
): Promise<void> {
  const model = transaction.models.of(entityOf[kind]);
  const stored = await readStored(transaction, model, id, { radioId, deleted: 'shown' }, '');
  if (!stored) return;
  const { fileKey, captionsKey, artwork } = stored as unknown as LeftFiles;
  await deleteRow(transaction, model, id);
  await jobs.add(transaction, discardJob, { fileKey, captionsKey, artwork });
}

/** Deletes the files of a deleted medium; repeated until the storage succeeds. */
export const discardJob: JobKind<LeftFiles> = {
  name: 'multimedia.discardFiles',
  does: 'Deletes the files of a permanently deleted medium.',
  atOnce: 2,
  tries: 5,
  pause: { first: 10, longest: 600 },
  timeLimit: 600,
  read: (stored) => {
    const { fileKey, captionsKey = null, artwork = '' } = stored as Partial<LeftFiles>;
    if (fileKey === undefined) throw new Error('The job data names no file.');
    return { fileKey, captionsKey, artwork };
  },
  async work({ services, database, data }) {
    const failures: unknown[] = [];
    const log = {
      error: (told: object) => void failures.push((told as { err?: unknown }).err),
    };
    await discardFiles({ database, storage: services.storage, log }, [data]);
    if (failures.length > 0) throw failures[0];
  },
};
