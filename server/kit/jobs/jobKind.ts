import type { Services } from '../context.ts';
import type { Database, MaybePromise, Transaction } from '../database/database.ts';

/** A kind of background work. Each job runs in one process, separately from the request that added it. */
export interface JobKind<Data extends object = object> {
  /** Name, which begins with the domain, such as `multimedia.analyse`. */
  name: string;
  /** Former name of the kind. The data of jobs that were added under it is encrypted with it. */
  formerName?: string;
  /** Description, in one plain sentence. */
  does: string;
  /** Maximum of jobs of this kind that one process runs at the same time. */
  atOnce: number;
  /** Maximum of attempts before the job is given up. */
  tries: number;
  /** Seconds to wait: `first` before the second attempt, then twice as long each time, up to `longest`. */
  pause: { first: number; longest: number };
  /** Maximum duration of one attempt, in seconds. */
  timeLimit: number;
  /** True when nobody is notified of jobs that were given up. */
  sendsNoNotice?: boolean;
  /** Cron expression in UTC, for a job that starts by schedule. Each time, one process runs it. Its data is empty. */
  schedule?: string;
  /** Parses stored data. Throws when it cannot, for example for data of an older version. */
  read: (stored: object) => Data;
  work: (job: Work<Data>) => Promise<void>;
  /**
   * Called when the job is given up, before it is deleted. Also called when the process ended during the last attempt. May be called twice.
   * Not called when the data of the job cannot be read.
   */
  givenUp?: (job: Omit<Work<Data>, 'signal'>, error: unknown) => Promise<void>;
}

interface Work<Data> {
  services: Services;
  database: Database;
  data: Data;
  /** Aborts when the job must end. Its time limit is over, the process stops, or another process has taken the job over. */
  signal: AbortSignal;
}

/** An error whose message may be shown to users, because it contains no data of the job. */
export class JobProblem extends Error {
  override readonly name = 'JobProblem';
  /** True when a further attempt would fail in the same way. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(reason);
    this.isFinal = isFinal;
  }
}

/** A job kind with any type of data. For lists of kinds. */
export type AnyJobKind = Omit<JobKind, 'read' | 'work' | 'givenUp'> & {
  read: (stored: object) => object;
  work: (job: Work<never>) => Promise<void>;
  givenUp?: (job: Omit<Work<never>, 'signal'>, error: unknown) => Promise<void>;
};

/** A job that is not tried again after its last error. `id` is the id of its `FailedJob`. */
export interface GivenUp {
  id: number;
  kind: string;
  error: string;
}

/** Runs in the transaction in which a job is given up. */
export type GivenUpCallback = (
  services: Services,
  transaction: Transaction,
  job: GivenUp,
) => MaybePromise<void>;
