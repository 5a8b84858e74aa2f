import type { Upload } from '@tus/utils';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../../../../kit/context.ts';
import { timedOut } from '../../../../kit/errors.ts';
import type { Events } from '../../../../kit/events/events.ts';
import { cutPictures } from '../../../../kit/images/picture.ts';
import { PictureError, type PictureProblem } from '../../../../kit/images/pictureProblem.ts';
import type { Jobs } from '../../../../kit/jobs/jobs.ts';
import type { Locks } from '../../../../kit/locks/locks.ts';
import type { Storage } from '../../../../kit/storage/storage.ts';
import type { UploadFiles } from '../../../../kit/storage/uploadFiles.ts';
import { entityOf } from '../../analysis/storedMedium.ts';
import { recordOf } from '../records/uploadRecord.ts';
import type { UploadRecords } from '../records/uploadRecords.ts';
import { sentBy } from '../records/uploadSender.ts';
import { givePicture } from './givePicture.ts';
import { addPictureLooks } from './pictureJob.ts';
import { isPictureName } from './pictureNames.ts';
import { soundsSent, targetsOf, type Target } from './pictureTargets.ts';
import { PictureFailure, PictureState } from './uploadedPicture.types.ts';

interface Needed {
  records: UploadRecords;
  files: UploadFiles;
  jobs: Jobs;
  locks: Locks;
  tables: Pick<Context, 'database' | 'reads'>;
  storage: Storage;
  events: Events;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** A picture whose sounds are perhaps not all there yet. */
interface Waiting {
  upload: Upload;
  isUsed: boolean;
  /** Whether sounds that are missing are waited for no longer. */
  isLast: boolean;
}

/**
 * Pictures that were sent along with sounds, as covers lie beside songs in a folder: each becomes the picture of the
 * sound that it is called like, or of what the sounds beside it belong to, as soon as the library has taken them.
 */
export class DroppedPictures {
  readonly #needed: Needed;

  constructor(needed: Needed) {
    this.#needed = needed;
  }

  /** Puts a picture that has arrived beside the sounds of its folder. */
  async take(upload: Upload): Promise<void> {
    const { records, jobs, tables } = this.#needed;
    const { picture = PictureState.WAITING, isUsed } = recordOf(upload);
    if (picture !== PictureState.WAITING) return;
    await tables.database.transaction(async (transaction) => {
      await records.markPictureIn(transaction, upload.id, {
        picture,
        isUsed: isUsed !== undefined,
        failure: null,
      });
      await addPictureLooks(jobs, transaction, upload.id);
    });
  }

  /**
   * Gives a picture to the sounds that have arrived, and ends its wait when no sounds are missing. Waiting pictures of the
   * same folder that were sent before it come first: of two covers the first one sent wins, in whatever order jobs run.
   */
  async look({ upload, isLast }: { upload: string; isLast: boolean }): Promise<void> {
    for (const earlier of await this.#needed.records.picturesSentBefore(upload))
      await this.#tryOne(earlier, false);
    await this.#tryOne(upload, isLast);
  }

  #tryOne(upload: string, isLast: boolean): Promise<void> {
    return this.#with(upload, async (waiting) => {
      try {
        await this.#giveTo({ ...waiting, isLast });
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        await this.#end(waiting, failures[error.problem]);
      }
    });
  }

  /** It could not be looked at, however often that was tried. */
  giveUp(upload: string): Promise<void> {
    return this.#with(upload, (waiting) => this.#end(waiting, PictureFailure.UNEXPECTED));
  }

  /** It may have been thrown away, or be done with. Two looks at one picture come one after the other. */
  async #with(id: string, work: (waiting: Waiting) => Promise<void>): Promise<void> {
    const { locks, records } = this.#needed;
    const release = await locks.acquire(`multimedia.picture ${id}`, { onReleaseRequest: () => {} });
    if (!release) throw timedOut();
    try {
      const upload = await records.get(id);
      if (upload === undefined) return;
      const { picture, isUsed } = recordOf(upload);
      if (picture === PictureState.WAITING)
        await work({ upload, isUsed: isUsed !== undefined, isLast: false });
    } finally {
      await release();
    }
  }

  async #giveTo(waiting: Waiting): Promise<void> {
    const { tables, files } = this.#needed;
    const { upload } = waiting;
    const { filename, radioId } = recordOf(upload);
    // What is none says so at once, however long its sounds take.
    await files.withFile(upload, (path) => cutPictures(path, undefined, [64], 1));
    const { mediaIds, missing } = await this.#soundsBeside(waiting);
    const sounds = await soundsSent(tables.database, Number(radioId), mediaIds);
    const targets = targetsOf(filename, sounds);
    for (const target of targets)
      if (!target.hasPicture && mayGive(upload, target)) await this.#give(waiting, target);
    if (missing === 0 && sounds.every(({ isSettled }) => isSettled))
      await this.#end(waiting, reasonFor(upload, targets));
  }

  async #give(waiting: Waiting, target: Target): Promise<void> {
    const { tables, records, files, storage, log, events } = this.#needed;
    const { upload } = waiting;
    const isGiven = await files.withFile(upload, (path) =>
      givePicture({ ...tables, events }, { storage, log }, path, target, sentBy(upload)),
    );
    if (!isGiven || waiting.isUsed) return;
    waiting.isUsed = true;
    await records.markPicture(upload.id, { picture: PictureState.WAITING, isUsed: true, failure: null });
  }

  /** The sounds that came with a picture, and how many are still to come. */
  async #soundsBeside({ upload, isLast }: Waiting): Promise<{ mediaIds: number[]; missing: number }> {
    const { group, sounds: announced = '0' } = recordOf(upload);
    const members = group === undefined ? [] : await this.#needed.records.ofGroup(group);
    const sounds = members.filter(({ fileName, mediaId }) => mediaId !== null || !isPictureName(fileName));
    const mediaIds = sounds.flatMap(({ mediaId }) => mediaId ?? []);
    const underWay = Math.max(sounds.length, Number(announced)) - mediaIds.length;
    return { mediaIds, missing: isLast ? 0 : underWay };
  }

  async #end({ upload, isUsed }: Waiting, reason: PictureFailure): Promise<void> {
    const { records, files } = this.#needed;
    const picture = isUsed ? PictureState.USED : PictureState.FAILED;
    await records.markPicture(upload.id, { picture, isUsed, failure: isUsed ? null : reason });
    await files.discard(upload);
  }
}

/** What came with it is the sender's; the rest of the library, where they may change it. */
const mayGive = (upload: Upload, { isNew, what, kind }: Target): boolean => {
  const allowed = (recordOf(upload).mayChange ?? '').split(',');
  return isNew || allowed.includes(what === 'Album' ? what : entityOf[kind].name);
};

function reasonFor(upload: Upload, targets: readonly Target[]): PictureFailure {
  if (targets.length === 0) return PictureFailure.NO_SOUND;
  const isKeptFrom = (target: Target) => !target.hasPicture && !mayGive(upload, target);
  return targets.some(isKeptFrom) ? PictureFailure.NOT_ALLOWED : PictureFailure.HAS_PICTURE;
}

const failures: Record<PictureProblem, PictureFailure> = {
  noPicture: PictureFailure.NO_PICTURE,
  svgPicture: PictureFailure.NO_PICTURE,
  otherPictureType: PictureFailure.NO_PICTURE,
  brokenPicture: PictureFailure.BROKEN,
  tooManyPixels: PictureFailure.TOO_LARGE,
  // Nothing that is dropped asks for a size.
  tooFewPixels: PictureFailure.NO_PICTURE,
};
