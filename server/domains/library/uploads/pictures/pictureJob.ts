import type { Transaction } from '../../../../kit/database/database.ts';
import type { JobKind } from '../../../../kit/jobs/jobKind.ts';
import type { Jobs } from '../../../../kit/jobs/jobs.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { PictureState } from './uploadedPicture.types.ts';

interface PictureAttempt {
  /** Key of the upload of the picture. */
  upload: string;
  /** True for the last attempt, which does not wait any longer for missing sounds. */
  isLast: boolean;
}

/** Attempts to assign an uploaded picture to the sounds that were uploaded with it. */
export const pictureJob: JobKind<PictureAttempt> = {
  name: 'multimedia.picture',
  does: 'Assigns an uploaded picture to the sounds of its folder.',
  atOnce: 1,
  tries: 5,
  pause: { first: 10, longest: 300 },
  timeLimit: 120,
  read: (stored) => {
    const { upload, isLast } = stored as Partial<PictureAttempt>;
    if (typeof upload !== 'string' || typeof isLast !== 'boolean')
      throw new Error('The job data names no picture.');
    return { upload, isLast };
  },
  work: ({ services, data }) => services.uploads.pictures.assign(data),
  givenUp: ({ services, data }) => services.uploads.pictures.giveUp(data.upload),
};

/** Maximum time in milliseconds to wait for announced sounds. */
const maxWait = 10 * 60_000;

/**
 * Queues an attempt to assign a picture when the transaction commits. Also queues a last attempt for the time when the maximum
 * wait is over.
 */
export async function queuePictureAttempts(
  jobs: Jobs,
  transaction: Transaction,
  upload: string,
): Promise<void> {
  await queueAttempt(jobs, transaction, upload);
  const after = new Date(Date.now() + maxWait);
  await jobs.add(transaction, pictureJob, { upload, isLast: true }, { key: `${upload} last`, after });
}

/**
 * Queues an attempt to assign each picture that was uploaded with a sound and still waits. Called when the analysis of the sound
 * succeeds or fails.
 */
export async function queueAttemptsForSound(
  jobs: Jobs,
  transaction: Transaction,
  mediaId: number,
): Promise<void> {
  const pictures = await findWaitingPictures.all(transaction, { mediaId, waiting: PictureState.WAITING });
  for (const { key } of pictures) await queueAttempt(jobs, transaction, key);
}

const queueAttempt = (jobs: Jobs, transaction: Transaction, upload: string) =>
  jobs.add(transaction, pictureJob, { upload, isLast: false }, { key: upload });

const findWaitingPictures = query(
  'library.findWaitingPictures',
  (db, { mediaId, waiting }: Given<{ mediaId: number; waiting: PictureState }>) =>
    db
      .selectFrom('StoredUpload as sound')
      .innerJoin('StoredUpload as picture', 'picture.dropGroup', 'sound.dropGroup')
      .select('picture.key')
      .where('sound.mediaId', '=', mediaId)
      .where('picture.picture', '=', waiting)
      .orderBy('picture.id'),
);
