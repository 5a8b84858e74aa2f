import type { Transaction } from '../../../../kit/database/database.ts';
import type { JobKind } from '../../../../kit/jobs/jobKind.ts';
import type { Jobs } from '../../../../kit/jobs/jobs.ts';
import { query, type Given } from '../../../../kit/query/query.ts';
import { PictureState } from './uploadedPicture.types.ts';

interface PictureLook {
  /** Key of the upload that was a picture. */
  upload: string;
  /** Whether sounds that are still missing are waited for no longer. */
  isLast: boolean;
}

/** Looks whether a picture that came along with sounds can be given to them. */
export const pictureJob: JobKind<PictureLook> = {
  name: 'multimedia.picture',
  does: 'Gives a picture that came along with sounds to those that it belongs to.',
  atOnce: 1,
  tries: 5,
  pause: { first: 10, longest: 300 },
  timeLimit: 120,
  read: (kept) => {
    const { upload, isLast } = kept as Partial<PictureLook>;
    if (typeof upload !== 'string' || typeof isLast !== 'boolean') throw new Error('It names no picture.');
    return { upload, isLast };
  },
  work: ({ services, data }) => services.uploads.pictures.look(data),
  givenUp: ({ services, data }) => services.uploads.pictures.giveUp(data.upload),
};

/** Milliseconds that sounds are waited for which were announced and do not come. */
const patience = 10 * 60_000;

/** Has a picture looked at once its transaction is kept, and for the last time when all patience is over. */
export async function addPictureLooks(jobs: Jobs, transaction: Transaction, upload: string): Promise<void> {
  await addLook(jobs, transaction, upload);
  const after = new Date(Date.now() + patience);
  await jobs.add(transaction, pictureJob, { upload, isLast: true }, { key: `${upload} last`, after });
}

/** Has the pictures looked at that wait for a medium, among others. */
export async function addLooksBeside(jobs: Jobs, transaction: Transaction, mediaId: number): Promise<void> {
  const beside = await waitingBeside.all(transaction, { mediaId, waiting: PictureState.WAITING });
  for (const { key } of beside) await addLook(jobs, transaction, key);
}

const addLook = (jobs: Jobs, transaction: Transaction, upload: string) =>
  jobs.add(transaction, pictureJob, { upload, isLast: false }, { key: upload });

const waitingBeside = query(
  'multimedia.picturesBeside',
  (db, { mediaId, waiting }: Given<{ mediaId: number; waiting: PictureState }>) =>
    db
      .selectFrom('StoredUpload as sound')
      .innerJoin('StoredUpload as picture', 'picture.dropGroup', 'sound.dropGroup')
      .select('picture.key')
      .where('sound.mediaId', '=', mediaId)
      .where('picture.picture', '=', waiting)
      .orderBy('picture.id'),
);
