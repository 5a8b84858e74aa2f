import { mkdir, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { Transaction } from '../../../kit/database/database.ts';
import type { Settings } from '../../../kit/domain.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { publishLiveChanged } from '../live/liveEvents.ts';
import type { RadioScope } from '../live/rights/radioScope.ts';
import { StationTrouble, reportStationTrouble } from '../station/stationTroubles.ts';
import { createLiveRushJob } from './createLiveRush.ts';
import { findCutRecordings, markRecordingCut } from './studioQueries.ts';

interface Options {
  folder: string;
  /** Stores the recordings that could not be stored before. */
  resume: () => Promise<void>;
  log: Settings['log'];
}

/** Free bytes from which recordings can be stored again: some minutes of sound. */
const enough = 4 * 1024 * 1024;
const checkInterval = 5000;
/** Milliseconds after the start of a live session within which its rush job is added again. */
const remembered = 30 * 86_400_000;

/**
 * Tracks live sessions that could not be recorded because the disk was full or unavailable. The problem is reported as soon as the
 * database can be written, because the database may be on the same disk. When there is room again, the problem is closed and the
 * recordings are turned into rushes.
 */
export class FullDisk {
  readonly #options: Options;
  readonly #unreported = new Map<number, { scope: RadioScope; at: Date }>();
  readonly #troubled = new Map<number, RadioScope>();
  /** Radios for which a killed process may have left a problem open. */
  readonly #leftOpen = new Map<number, RadioScope>();
  #checking: Promise<void> | undefined;
  #timer: NodeJS.Timeout | undefined;
  #isClosed = false;

  constructor(options: Options) {
    this.#options = options;
  }

  /** Reports that the recording of a live session stopped. */
  failed(scope: RadioScope, session: number): void {
    if (!this.#unreported.has(session)) this.#unreported.set(session, { scope, at: new Date() });
    this.#check();
  }

  /** Closes problems that a killed process had reported, once there is room. */
  resumeChecks(scopes: readonly RadioScope[]): void {
    for (const scope of scopes) this.#leftOpen.set(scope.radioId, scope);
    if (scopes.length > 0) this.#check();
  }

  async close(): Promise<void> {
    this.#isClosed = true;
    clearTimeout(this.#timer);
    await this.#checking;
  }

  #check(): void {
    clearTimeout(this.#timer);
    if (this.#isClosed) return;
    this.#checking ??= this.#checkOnce()
      .catch((error: unknown) => this.#options.log.error({ err: error }, 'a full disk could not be reported'))
      .finally(() => {
        this.#checking = undefined;
        if (this.#isClosed || this.#unreported.size + this.#troubled.size + this.#leftOpen.size === 0) return;
        this.#timer = setTimeout(() => this.#check(), checkInterval).unref();
      });
  }

  async #checkOnce(): Promise<void> {
    for (const [session, { scope, at }] of this.#unreported) {
      await reportCut(scope, session, at);
      this.#unreported.delete(session);
      this.#troubled.set(scope.radioId, scope);
    }
    if (!(await this.#hasRoom())) return;
    await this.#options.resume();
    for (const [radioId, scope] of this.#troubled) {
      await resumeJobs(scope);
      this.#troubled.delete(radioId);
    }
    for (const [radioId, scope] of this.#leftOpen) {
      await inTransaction(scope.database, (transaction) => reportOver(scope, transaction));
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

const reportCut = ({ database, services, radioId }: RadioScope, session: number, at: Date): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId } };
    if ((await markRecordingCut.write(writing, { id: session })) > 0)
      await publishLiveChanged(transaction, services.events, { radioId, id: session });
    const trouble = StationTrouble.SERVER_DISK_FULL;
    await reportStationTrouble(services, writing, { trouble, isWrong: true, at });
  });

const reportOver = (
  { services, radioId }: Pick<RadioScope, 'services' | 'radioId'>,
  transaction: Transaction,
): Promise<void> =>
  reportStationTrouble(
    services,
    { transaction, context: { radioId } },
    { trouble: StationTrouble.SERVER_DISK_FULL, isWrong: false, at: new Date() },
  );

/**
 * Closes the full-disk problem of a radio, and adds the rush jobs of its incomplete recordings again.
 * Adds a job for each ended live session that has an incomplete recording and no rush: its first job may have given up, or may be
 * pausing before a retry.
 */
const resumeJobs = ({ database, services, radioId }: RadioScope): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const writing = { transaction, context: { radioId } };
    await reportOver({ services, radioId }, transaction);
    const since = new Date(Date.now() - remembered);
    for (const { id } of await findCutRecordings.all(writing, { since }))
      await services.jobs.add(transaction, createLiveRushJob, { session: id, radioId });
  });
