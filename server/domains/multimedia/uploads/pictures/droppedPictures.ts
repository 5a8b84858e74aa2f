import pLimit from 'p-limit';
import type { Upload } from '@tus/utils';
import type { FastifyBaseLogger } from 'fastify';
import type { Context } from '../../../../kit/context.ts';
import type { Events } from '../../../../kit/events/events.ts';
import { hear } from '../../../../kit/events/hear.ts';
import { cutPictures } from '../../../../kit/images/picture.ts';
import { PictureError, type PictureProblem } from '../../../../kit/images/pictureProblem.ts';
import type { Storage } from '../../../../kit/storage/storage.ts';
import { entityOf } from '../../analysis/storedMedium.ts';
import '../../media/mediaEvents.ts';
import { sentBy } from '../uploadSender.ts';
import { recordOf } from '../uploadRecord.ts';
import type { UploadStore } from '../uploadStore.ts';
import { givePicture } from './givePicture.ts';
import { soundsSent, targetsOf, type Target } from './pictureTargets.ts';
import { PictureFailure, PictureState } from './uploadedPicture.types.ts';

interface Needed {
  store: UploadStore;
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
}

/** Sounds that were announced and never came are waited for so long. */
const patience = 10 * 60_000;

/**
 * Pictures that were sent along with sounds, as covers lie beside songs in a folder: each becomes the picture of the
 * sound that it is called like, or of what the sounds beside it belong to, as soon as the library has taken them.
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
    const { picture = PictureState.WAITING } = recordOf(upload);
    if (this.#waiting.has(upload.id) || picture !== PictureState.WAITING) return;
    await this.#needed.store.markPicture(upload, PictureState.WAITING);
    const timer = setTimeout(() => this.#queue(upload.id), patience).unref();
    this.#waiting.set(upload.id, { upload, since: Date.now(), isChecked: false, isUsed: false, timer });
    this.#queue(upload.id);
  }

  /** Whether a picture is that of something already, while it waits for more sounds. */
  isUsed(id: string): boolean {
    return this.#waiting.get(id)?.isUsed ?? false;
  }

  /** Ends when nothing can be done for any picture at the moment. */
  async idle(): Promise<void> {
    while (this.#running.size > 0) await Promise.all(this.#running);
  }

  async close(): Promise<void> {
    this.#closing.abort();
    for (const { timer } of this.#waiting.values()) clearTimeout(timer);
    this.#waiting.clear();
    await this.idle();
  }

  #lookAtGroupOf(id: number): void {
    const group = this.#needed.store.groups.groupOf(id);
    if (group === undefined) return;
    for (const [uploadId, { upload }] of this.#waiting)
      if (recordOf(upload).group === group) this.#queue(uploadId);
  }

  #queue(id: string): void {
    const work = this.#turns(() => this.#look(id)).finally(() => this.#running.delete(work));
    this.#running.add(work);
  }

  async #look(id: string): Promise<void> {
    const waiting = this.#waiting.get(id);
    if (!waiting) return;
    try {
      await this.#giveTo(waiting);
    } catch (error) {
      if (error instanceof PictureError) return this.#end(waiting, failures[error.problem]);
      this.#needed.log.error({ err: error, upload: id }, 'a picture could not be given to its sounds');
      await this.#end(waiting, PictureFailure.UNEXPECTED);
    }
  }

  async #giveTo(waiting: Waiting): Promise<void> {
    const { tables, store } = this.#needed;
    const { upload } = waiting;
    const { filename, radioId } = recordOf(upload);
    // What is none says so at once, however long its sounds take.
    if (!waiting.isChecked) await cutPictures(store.pathOf(upload.id), undefined, [64], 1);
    waiting.isChecked = true;
    const { mediaIds, missing } = this.#soundsBeside(waiting);
    const sounds = await soundsSent(tables.database, Number(radioId), mediaIds);
    const targets = targetsOf(filename, sounds);
    for (const target of targets)
      if (!target.hasPicture && mayGive(upload, target)) await this.#give(waiting, target);
    if (missing === 0 && sounds.every(({ isSettled }) => isSettled))
      await this.#end(waiting, reasonFor(upload, targets));
  }

  async #give(waiting: Waiting, target: Target): Promise<void> {
    const { tables, store, storage, log, events } = this.#needed;
    const sender = sentBy(waiting.upload);
    const path = store.pathOf(waiting.upload.id);
    if (await givePicture({ ...tables, events }, { storage, log }, path, target, sender))
      waiting.isUsed = true;
  }

  /** The sounds that came with a picture, and how many are still to come. */
  #soundsBeside({ upload, since }: Waiting): { mediaIds: number[]; missing: number } {
    const { group = '', sounds = '0' } = recordOf(upload);
    const { mediaIds, underWay } = this.#needed.store.groups.soundsOf(group);
    const isWaitedFor = Date.now() - since < patience;
    return { mediaIds, missing: isWaitedFor ? Math.max(underWay, Number(sounds) - mediaIds.length) : 0 };
  }

  async #end({ upload, isUsed, timer }: Waiting, failure: PictureFailure): Promise<void> {
    clearTimeout(timer);
    this.#waiting.delete(upload.id);
    const { store } = this.#needed;
    await (isUsed
      ? store.markPicture(upload, PictureState.USED)
      : store.markPicture(upload, PictureState.FAILED, failure));
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
