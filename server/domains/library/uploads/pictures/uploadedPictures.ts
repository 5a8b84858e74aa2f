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
import { assignPicture } from './assignPicture.ts';
import { queuePictureAttempts } from './pictureJob.ts';
import { isPictureName } from './pictureNames.ts';
import { findUploadedSounds, findTargets, type Target } from './pictureTargets.ts';
import { PictureFailure, PictureState } from './uploadedPicture.types.ts';

interface Services {
  records: UploadRecords;
  files: UploadFiles;
  jobs: Jobs;
  locks: Locks;
  tables: Pick<Context, 'database' | 'reads'>;
  storage: Storage;
  events: Events;
  publicTypes: ReadonlySet<string>;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** Picture whose sounds may not have arrived completely. */
interface Waiting {
  upload: Upload;
  isUsed: boolean;
  /** True for the last attempt, which does not wait any longer for missing sounds. */
  isLast: boolean;
}

/**
 * Pictures that were uploaded together with sounds, such as a cover in a folder of songs.
 * Each becomes the picture of the sound with the same file name, or of the albums of the sounds next to it, as soon as the library has
 * accepted these sounds.
 */
export class UploadedPictures {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /** Records a received picture as waiting for the sounds of its folder. */
  async receive(upload: Upload): Promise<void> {
    const { records, jobs, tables } = this.#services;
    const { picture = PictureState.WAITING, isUsed } = recordOf(upload);
    if (picture !== PictureState.WAITING) return;
    await tables.database.transaction(async (transaction) => {
      await records.markPictureIn(transaction, upload.id, {
        picture,
        isUsed: isUsed !== undefined,
        failure: null,
      });
      await queuePictureAttempts(jobs, transaction, upload.id);
    });
  }

  /**
   * Assigns a picture to the sounds that have arrived, and stops waiting when no sounds are missing.
   * Earlier pictures of the same folder are assigned first, so that the first of two covers wins, in whatever
   * order the jobs run.
   */
  async assign({ upload, isLast }: { upload: string; isLast: boolean }): Promise<void> {
    for (const earlier of await this.#services.records.findEarlierPictures(upload))
      await this.#tryAssign(earlier, false);
    await this.#tryAssign(upload, isLast);
  }

  #tryAssign(upload: string, isLast: boolean): Promise<void> {
    return this.#withLock(upload, async (waiting) => {
      try {
        await this.#assignToTargets({ ...waiting, isLast });
      } catch (error) {
        if (!(error instanceof PictureError)) throw error;
        await this.#end(waiting, failures[error.problem]);
      }
    });
  }

  /** Ends a picture after its job has failed repeatedly. It is used when it was assigned already, otherwise failed. */
  giveUp(upload: string): Promise<void> {
    return this.#withLock(upload, (waiting) => this.#end(waiting, PictureFailure.UNEXPECTED));
  }

  /** Runs work on a waiting picture under its lock; does nothing when it was deleted or is already done. */
  async #withLock(id: string, work: (waiting: Waiting) => Promise<void>): Promise<void> {
    const { locks, records } = this.#services;
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

  async #assignToTargets(waiting: Waiting): Promise<void> {
    const { tables, files } = this.#services;
    const { upload } = waiting;
    const { filename, radioId } = recordOf(upload);
    // A broken picture is reported immediately, without waiting for its sounds.
    await files.withFile(upload, (path) => cutPictures(path, undefined, [64], 1));
    const { mediaIds, missing } = await this.#findSounds(waiting);
    const sounds = await findUploadedSounds(tables.database, Number(radioId), mediaIds);
    const targets = findTargets(filename, sounds);
    for (const target of targets)
      if (!target.hasPicture && mayAssign(upload, target)) await this.#assignTo(waiting, target);
    if (missing === 0 && sounds.every(({ isSettled }) => isSettled))
      await this.#end(waiting, failureReason(upload, targets));
  }

  async #assignTo(waiting: Waiting, target: Target): Promise<void> {
    const { tables, records, files, storage, log, events, publicTypes } = this.#services;
    const { upload } = waiting;
    const isAssigned = await files.withFile(upload, (path) =>
      assignPicture({ ...tables, events, publicTypes }, { storage, log }, path, target, sentBy(upload)),
    );
    if (!isAssigned || waiting.isUsed) return;
    waiting.isUsed = true;
    await records.markPicture(upload.id, { picture: PictureState.WAITING, isUsed: true, failure: null });
  }

  /** Sounds of the same folder, and the number of sounds that have not arrived yet. */
  async #findSounds({ upload, isLast }: Waiting): Promise<{ mediaIds: number[]; missing: number }> {
    const { group, sounds: announced = '0' } = recordOf(upload);
    const members = group === undefined ? [] : await this.#services.records.findGroup(group);
    const sounds = members.filter(({ fileName, mediaId }) => mediaId !== null || !isPictureName(fileName));
    const mediaIds = sounds.flatMap(({ mediaId }) => mediaId ?? []);
    const underWay = Math.max(sounds.length, Number(announced)) - mediaIds.length;
    return { mediaIds, missing: isLast ? 0 : underWay };
  }

  async #end({ upload, isUsed }: Waiting, reason: PictureFailure): Promise<void> {
    const { records, files } = this.#services;
    const picture = isUsed ? PictureState.USED : PictureState.FAILED;
    await records.markPicture(upload.id, { picture, isUsed, failure: isUsed ? null : reason });
    await files.discard(upload);
  }
}

/** True for targets that are new (see `Target.isNew`), and for others that the uploader may change. */
const mayAssign = (upload: Upload, { isNew, entity, kind }: Target): boolean => {
  const allowed = (recordOf(upload).mayChange ?? '').split(',');
  return isNew || allowed.includes(entity === 'Album' ? entity : entityOf[kind].name);
};

function failureReason(upload: Upload, targets: readonly Target[]): PictureFailure {
  if (targets.length === 0) return PictureFailure.NO_SOUND;
  const isForbidden = (target: Target) => !target.hasPicture && !mayAssign(upload, target);
  return targets.some(isForbidden) ? PictureFailure.NOT_ALLOWED : PictureFailure.HAS_PICTURE;
}

const failures: Record<PictureProblem, PictureFailure> = {
  noPicture: PictureFailure.NO_PICTURE,
  svgPicture: PictureFailure.NO_PICTURE,
  otherPictureType: PictureFailure.NO_PICTURE,
  brokenPicture: PictureFailure.BROKEN,
  tooManyPixels: PictureFailure.TOO_LARGE,
  // Never used, because a picture that is uploaded together with a sound may have any size; the type requires a value.
  tooFewPixels: PictureFailure.NO_PICTURE,
};
