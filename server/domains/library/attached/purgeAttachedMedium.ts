import { typedRow } from '../../../kit/read/plan.ts';
import type { JobKind } from '../../../kit/jobs/jobKind.ts';
import { deleteRow, readStored } from '../../../kit/write/rowWrites.ts';
import { entityOf } from '../analysis/storedMedium.ts';
import { discardFiles, type MediumFiles } from '../media/files/discardFiles.ts';
import type { AttachedKind } from '../media/kinds/mediaKind.ts';
import type { AttachmentContext } from './attachedMedia.ts';

/** Deletes an attached medium permanently; a job deletes its files after the commit. */
export async function purgeAttachedMedium(
  { transaction, jobs, radioId }: Pick<AttachmentContext, 'transaction' | 'jobs' | 'radioId'>,
  kind: AttachedKind,
  id: number,
): Promise<void> {
  const model = transaction.models.of(entityOf[kind]);
  const stored = await readStored(transaction, model, id, { radioId, deleted: 'shown' }, '');
  if (!stored) return;
  const { fileKey, captionsKey, artwork } = typedRow<MediumFiles>(stored);
  await deleteRow(transaction, model, id);
  await jobs.add(transaction, discardFilesJob, { fileKey, captionsKey, artwork });
}

/** Deletes the files of a deleted medium; attempted up to five times when the storage fails. */
export const discardFilesJob: JobKind<MediumFiles> = {
  name: 'multimedia.discardFiles',
  does: 'Deletes the files of a permanently deleted medium.',
  atOnce: 2,
  tries: 5,
  pause: { first: 10, longest: 600 },
  timeLimit: 600,
  read: (stored) => {
    const { fileKey, captionsKey = null, artwork = '' } = stored as Partial<MediumFiles>;
    if (fileKey === undefined) throw new Error('The job data names no file.');
    return { fileKey, captionsKey, artwork };
  },
  async work({ services, database, data }) {
    const failures: unknown[] = [];
    const log = {
      error: (entry: object) => void failures.push((entry as { err?: unknown }).err),
    };
    await discardFiles({ database, storage: services.storage, log }, [data]);
    if (failures.length > 0) throw failures[0];
  },
};
