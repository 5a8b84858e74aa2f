import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from '../../../kit/database/database.ts';
import type { Settings } from '../../../kit/domain.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { publishLiveChanged } from '../live/liveEvents.ts';
import type { Place } from '../live/livePlace.ts';
import { StationTrouble, tellStationTrouble } from '../station/stationTroubles.ts';
import { keepLiveJob } from './keepLive.ts';
import { cutWithoutRush, recordingCut } from './studioQueries.ts';

interface Options {
  folder: string;
  /** Stores the recordings that could not be stored before. */
  resume: () => Promise<void>;
  log: Settings['log'];
}

/** Free space in bytes that counts as room again: some minutes of sound. */
const enough = 4 * 1024 * 1024;
const lookEvery = 5000;
/** Lives that ended longer ago get no rush any more, in milliseconds. */
const remembered = 30 * 86_400_000;

/**
 * Live sessions that could not be recorded because the disk was full or away. Reports the problem as soon as the database accepts
 * it, since the database may be on the same disk. When there is room again, closes the problem and turns the recordings into
 * rushes.
 */
export class FullDisk {
  readonly #options: Options;
  readonly #untold = new Map<number, { place: Place; at: Date }>();
  readonly #troubled = new Map<number, Place>();
  /** Radios for which a killed process may have left a problem open. */
  readonly #leftOpen = new Map<number, Place>();
  #looking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Reports that the recording of a live session stopped. */
  failed(place: Place, session: number): void {
    if (!this.#untold.has(session)) this.#untold.set(session, { place, at: new Date() });
    this.#look();
  }

  /** Closes problems that a killed process had reported, once there is room. */
  takeUp(places: readonly Place[]): void {
    for (const place of places) this.#leftOpen.set(place.radioId, place);
    if (places.length > 0) this.#look();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#looking;
  }

  #look(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#looking ??= this.#lookOnce()
      .catch((error: unknown) => this.#options.log.error({ err: error }, 'a full disk could not be reported'))
      .finally(() => {
        this.#looking = undefined;
        if (this.#isClosed || this.#untold.size + this.#troubled.size + this.#leftOpen.size === 0) return;
        this.#timer = setTimeout(() => this.#look(), lookEvery).unref();
      });
  }

  async #lookOnce(): Promise<void> {
    for (const [session, { place, at }] of this.#untold) {
      await tellCut(place, session, at);
      this.#untold.delete(session);
      this.#troubled.set(place.radioId, place);
    }
    if (!(await this.#hasRoom())) return;
    await this.#options.resume();
    for (const [radioId, place] of this.#troubled) {
      await goOn(place);
      this.#troubled.delete(radioId);
    }
    for (const [radioId, place] of this.#leftOpen) {
      await inTransaction(place.database, (transaction) => tellOver(place, transaction));
      this.#leftOpen.delete(radioId);
    }
  }

  async #hasRoom(): Promise<boolean> {
    const path = join(this.#options.folder, 'room.part');
    try {
      await mkdir(this.#options.folder, { recursive: true });
      await writeFile(path, Buffer.alloc(enough));
      return true;
    } catch {
      return false;
    } finally {
      await rm(path, { force: true }).catch(() => undefined);
    }
  }
}

const tellCut = ({ database, services, radioId }: Place, session: number, at: Date): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId } };
    if ((await recordingCut.write(writing, { id: session })) > 0)
      await publishLiveChanged(transaction, services.events, { radioId, id: session });
    const trouble = StationTrouble.SERVER_DISK_FULL;
    await tellStationTrouble(services, writing, { trouble, isWrong: true, at });
  });

const tellOver = (
  { services, radioId }: Pick<Place, 'services' | 'radioId'>,
  transaction: Transaction,
): Promise<void> =>
  tellStationTrouble(
    services,
    { transaction, context: { radioId } },
    { trouble: StationTrouble.SERVER_DISK_FULL, isWrong: false, at: new Date() },
  );

/** Closes the problem and starts the jobs again, which gave up on the full disk or wait for a long pause. */
const goOn = ({ database, services, radioId }: Place): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId } };
    await tellOver({ services, radioId }, transaction);
    const since = new Date(Date.now() - remembered);
    for (const { id } of await cutWithoutRush.all(writing, { since }))
      await services.jobs.add(transaction, keepLiveJob, { session: id, radioId });
  });
