import type { Database, Transaction } from '../../../kit/database/database.ts';
import type { Jobs } from '../../../kit/jobs/jobs.ts';
import { count } from '../../../kit/query/counts.ts';
import { query, type Given } from '../../../kit/query/query.ts';
import { acrossRadios, allKinds, withDeleted } from '../../../kit/query/scopes.ts';
import type { MediumKey } from '../analysis/storedMedium.ts';
import type { LibraryKind } from '../media/kinds/mediaKind.ts';
import { MediaState } from '../media/mediaState.ts';
import { addMeasuring, measureJob, measureKey, measureKeysOf } from './measureJob.ts';

interface Services {
  database: Database;
  jobs: Jobs;
  decodes: () => Promise<boolean>;
}

/** Part of the library of a radio, by kinds of media. */
interface Part {
  radioId: number;
  kinds: readonly LibraryKind[];
}

/** Number of jobs added in one transaction, so that other writes can proceed in between. */
const jobsPerTransaction = 500;

/** Measures media that were uploaded while ffmpeg was not installed. */
export class Measuring {
  readonly #services: Services;

  constructor(services: Services) {
    this.#services = services;
  }

  /**
   * Queues all unmeasured media of every radio, if ffmpeg is installed now. It is safe when several processes
   * start at once.
   */
  async resume(): Promise<void> {
    const left = await findUnmeasured.all(this.#services.database);
    if (left.length > 0 && (await this.#services.decodes())) await this.#add(left);
  }

  /** Queues the unmeasured media of a part of the library; returns their number. */
  async start(part: Part): Promise<number> {
    const { database } = this.#services;
    const left = await findUnmeasuredOf.all({ database, radioId: part.radioId }, { kinds: part.kinds });
    await this.#add(left);
    return left.length;
  }

  /** Number of unmeasured media in a part of the library. */
  async countLeft({ radioId, kinds }: Part): Promise<number> {
    const { database } = this.#services;
    return (await countUnmeasured.first({ database, radioId }, { kinds }))!.count;
  }

  /** True while media of a radio are being measured or are queued for measuring. */
  isUnderWay(radioId: number): Promise<boolean> {
    return this.#services.jobs.hasKey(measureJob, measureKeysOf(radioId));
  }

  async #add(left: readonly MediumKey[]): Promise<void> {
    const { database, jobs } = this.#services;
    const known = await jobs.keysOf(measureJob);
    const missing = left.filter((key) => !known.has(measureKey(key)));
    for (let start = 0; start < missing.length; start += jobsPerTransaction)
      await database.transaction(async (transaction: Transaction) => {
        for (const key of missing.slice(start, start + jobsPerTransaction))
          await addMeasuring(jobs, transaction, key);
      });
  }
}

const findUnmeasured = query('library.findUnmeasured', (db) =>
  db
    .selectFrom(allKinds(acrossRadios(withDeleted('MediaItem'))))
    .select(['id', 'radio as radioId', 'kind'])
    .where('isMeasured', '=', false)
    .where('state', '=', MediaState.READY)
    .orderBy('id'),
);

type Kinds = Given<{ kinds: readonly LibraryKind[] }>;

const findUnmeasuredOf = query('library.findUnmeasuredOf', (db, { kinds }: Kinds) =>
  db
    .selectFrom('MediaItem')
    .select(['id', 'radio as radioId', 'kind'])
    .where('isMeasured', '=', false)
    .where('state', '=', MediaState.READY)
    .where('kind', 'in', kinds)
    .orderBy('id'),
);

const countUnmeasured = query('library.countUnmeasured', (db, { kinds }: Kinds) =>
  db
    .selectFrom('MediaItem')
    .select(count)
    .where('isMeasured', '=', false)
    .where('state', '=', MediaState.READY)
    .where('kind', 'in', kinds),
);
