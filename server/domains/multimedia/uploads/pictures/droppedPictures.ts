import pLimit from 'p-limit';
import type { Upload } from '@tus/utils';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../../../../kit/context.ts';
import type { Events } from '../../../../kit/events/events.ts';
import { hear } from '../../../../kit/events/hear.ts';
import { cutPictures } from '../../../../kit/images/picture.ts';
import { PictureError, type PictureProblem } from '../../../../kit/images/pictureProblem.ts';
import type { Locks, Release } from '../../../../kit/locks/locks.ts';
import type { Storage } from '../../../../kit/storage/storage.ts';
import type { UploadFiles } from '../../../../kit/storage/uploadFiles.ts';
import { entityOf } from '../../analysis/storedMedium.ts';
import '../../media/mediaEvents.ts';
import { recordOf } from '../records/uploadRecord.ts';
import type { UploadRecords } from '../records/uploadRecords.ts';
import { sentBy } from '../records/uploadSender.ts';
import { givePicture } from './givePicture.ts';
import { isPictureName } from './pictureNames.ts';
import { soundsSent, targetsOf, type Target } from './pictureTargets.ts';
import { PictureFailure, PictureState } from './uploadedPicture.types.ts';

interface Needed {
  records: UploadRecords;
  files: UploadFiles;
  locks: Locks;
  tables: Pick<Context, 'database' | 'reads'>;
  storage: Storage;
  events: Events;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** A picture whose sounds are not all there yet. */
interface Waiting {
  upload: Upload;
  since: number;
  isChecked: boolean;
  isUsed: boolean;
  timer: NodeJS.Timeout;
  /** Lets another process wait with it. */
  release: Release;
}

/** Sounds that were announced and never came are waited for so long. */
const patience = 10 * 60_000;

/**
 * Pictures that were sent along with sounds, as covers lie beside songs in a folder: each becomes the picture of the
 * sound that it is called like, or of what the sounds beside it belong to, as soon as the library has taken them. Each
 * waits on one process, which holds it by a lock, until it ends or its process does.
 */
export class DroppedPictures {
  readonly #needed: Needed;
  readonly #waiting = new Map<string, Waiting>();
  readonly #closing = new AbortController();
  readonly #turns = pLimit(1);
  readonly #running = new Set<Promise<void>>();

  constructor(needed: Needed) {
    this.#needed = needed;
    const { signal } = this.#closing;
    hear(needed.events, { topic: 'mediaChanged', signal, heard: ({ id }) => this.#lookAtGroupOf(id) });
  }

  /** Puts a picture that has arrived beside the sounds of its folder. */
  async take(upload: Upload): Promise<void> {
    const { picture = PictureState.WAITING, isUsed } = recordOf(upload);
    if (this.#waiting.has(upload.id) || picture !== PictureState.WAITING) return;
    const release = await this.#needed.locks.tryHold(`multimedia.picture ${upload.id}`);
    if (!release) return;
    const state = { picture: PictureState.WAITING, isUsed: isUsed !== undefined, failure: null };
    await this.#needed.records.markPicture(upload.id, state);
    const timer = setTimeout(() => this.#queue(upload.id), patience).unref();
    const since = Date.now();
    this.#waiting.set(upload.id, { ...state, upload, since, isChecked: false, timer, release });
    this.#queue(upload.id);
  }

  /** Waits with what waited on a process that has ended. */
  async takeOver(): Promise<void> {
    for (const upload of await this.#needed.records.waitingPictures()) await this.take(upload);
  }

  /** Ends when nothing can be done for any picture at the moment. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    const waiting = [...this.#waiting.values()];
    for (const { timer } of waiting) clearTimeout(timer);
    this.#waiting.clear();
    await this.idle();
    for (const { release } of waiting) await release();
  }

  #lookAtGroupOf(id: number): void {
    if (this.#waiting.size > 0) this.#run(() => this.#lookBeside(id));
  }

  #queue(id: string): void {
    this.#run(() => this.#look(id));
  }

  #run(work: () => Promise<void>): void {
    const running = this.#turns(work)
      .catch((error: unknown) => this.#needed.log.error({ err: error }, 'a waiting picture waits longer'))
      .finally(() => this.#running.delete(running));
    this.#running.add(running);
  }

  /** Looks at the pictures that came with a medium. */
  async #lookBeside(mediaId: number): Promise<void> {
    const group = await this.#needed.records.groupOf(mediaId);
    if (group === undefined) return;
    for (const [id, { upload }] of this.#waiting) if (recordOf(upload).group === group) await this.#look(id);
  }

  async #look(id: string): Promise<void> {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    if (!(await this.#stillWaits(id))) return this.#forget(waiting);
    try {
      await this.#giveTo(waiting);
    } catch (error) {
      if (error instanceof PictureError) return this.#end(waiting, failures[error.problem]);
      this.#needed.log.error({ err: error, upload: id }, 'a picture could not be given to its sounds');
      await this.#end(waiting, PictureFailure.UNEXPECTED);
    }
  }

  /** It may have been thrown away, or be done with where it waited before. */
  async #stillWaits(id: string): Promise<boolean> {
    const upload = await this.#needed.records.get(id);
    return upload !== undefined && recordOf(upload).picture === PictureState.WAITING;
  }

  async #giveTo(waiting: Waiting): Promise<void> {
    const { tables, files } = this.#needed;
    const { upload } = waiting;
    const { filename, radioId } = recordOf(upload);
    // What is none says so at once, however long its sounds take.
    if (!waiting.isChecked) await files.withFile(upload, (path) => cutPictures(path, undefined, [64], 1));
    waiting.isChecked = true;
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
  async #soundsBeside({ upload, since }: Waiting): Promise<{ mediaIds: number[]; missing: number }> {
    const { group, sounds: announced = '0' } = recordOf(upload);
    const members = group === undefined ? [] : await this.#needed.records.ofGroup(group);
    const sounds = members.filter(({ fileName, mediaId }) => mediaId !== null || !isPictureName(fileName));
    const mediaIds = sounds.flatMap(({ mediaId }) => mediaId ?? []);
    const isWaitedFor = Date.now() - since < patience;
    const underWay = Math.max(sounds.length, Number(announced)) - mediaIds.length;
    return { mediaIds, missing: isWaitedFor ? underWay : 0 };
  }

  /** What cannot be written down now waits on, here or on another process. */
  async #end(waiting: Waiting, reason: PictureFailure): Promise<void> {
    const { records, files } = this.#needed;
    const { upload, isUsed } = waiting;
    const picture = isUsed ? PictureState.USED : PictureState.FAILED;
    try {
      await records.markPicture(upload.id, { picture, isUsed, failure: isUsed ? null : reason });
      await files.discard(upload);
    } finally {
      await this.#forget(waiting);
    }
  }

  async #forget({ upload, timer, release }: Waiting): Promise<void> {
    clearTimeout(timer);
    this.#waiting.delete(upload.id);
    await release();
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
};
