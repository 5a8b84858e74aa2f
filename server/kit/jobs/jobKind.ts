import type { Services } from '../context.ts';
import type { Database, MaybePromise, Transaction } from '../database/database.ts';

/** A kind of background work, which runs once across all processes, apart from the request that added it. */
export interface JobKind<Data extends object = object> {
  /** Begins with the domain, such as `multimedia.analyse`. */
  name: string;
  /** Former name of the kind. The data of a waiting job may still be encrypted for that name. */
  formerName?: string;
  /** Description, in one plain sentence. */
  does: string;
  /** Maximum of concurrent jobs of this kind per process. */
  atOnce: number;
  /** Maximum of attempts before the job is given up. */
  tries: number;
  /** Seconds before the second attempt; each pause doubles the previous one, up to `longest`. */
  pause: { first: number; longest: number };
  /** Maximum duration of one attempt, in seconds. */
  timeLimit: number;
  /** True when giving up a job sends no notice. */
  sendsNoNotice?: boolean;
  /** Cron expression in UTC, for jobs that start by schedule, once across all processes. Their data is empty. */
  schedule?: string;
  /** Parses stored data; throws for data that it cannot read, such as that of an older version. */
  read: (stored: object) => Data;
  work: (job: Work<Data>) => Promise<void>;
  /** Runs after the job is given up, also when the process ended during every attempt. May run twice. */
  givenUp?: (job: Omit<Work<Data>, 'signal'>, error: unknown) => Promise<void>;
}

interface Work<Data> {
  services: Services;
  database: Database;
  data: Data;
  /** Aborts when the job must end: its time is over, the process stops, or another process has taken the job over. */
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

/** A job kind with any type of data, for lists of kinds. */
export type AnyJobKind = Omit<JobKind, 'read' | 'work' | 'givenUp'> & {
  read: (stored: object) => object;
  work: (job: Work<never>) => Promise<void>;
  givenUp?: (job: Omit<Work<never>, 'signal'>, error: unknown) => Promise<void>;
};

/** A job that was given up, as lists show it. */
export interface GivenUp {
  id: number;
  kind: string;
  error: string;
}

type GivenUpFollower = (services: Services, transaction: Transaction, job: GivenUp) => MaybePromise<void>;

const followers: GivenUpFollower[] = [];

/** Registers a function that runs in the transaction in which a job is given up. */
export const whenGivenUp = (follower: GivenUpFollower): void => void followers.push(follower);

export async function followGivenUp(
  services: Services,
  transaction: Transaction,
  job: GivenUp,
): Promise<void> {
  for (const follow of followers) await follow(services, transaction, job);
}
