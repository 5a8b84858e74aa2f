import type { Services } from '../context.ts';
import type { Database, MaybePromise, Transaction } from '../database/database.ts';

/** A kind of work that is done once, wherever it runs, apart from the request that asked for it. */
export interface JobKind<Data extends object = object> {
  /** Begins with its domain, such as `multimedia.analyse`. */
  name: string;
  /** One plain sentence. */
  does: string;
  /** How many of it run at the same time in one process. */
  atOnce: number;
  /** How often it is tried before it is given up. */
  tries: number;
  /** Seconds before the second try; each pause is twice the one before, up to the longest. */
  pause: { first: number; longest: number };
  /** Seconds that one try may take. */
  timeLimit: number;
  /** Whether nobody is told when one is given up. */
  isUntold?: boolean;
  /** When it is done by itself, once for all processes: a cron expression in UTC. Its data is empty then. */
  schedule?: string;
  /** Reads data that was kept; throws of what it cannot read, such as that of an older version. */
  read: (stored: object) => Data;
  work: (job: Work<Data>) => Promise<void>;
  /** What follows when it is given up, also because its process ended at every try. It may happen twice. */
  givenUp?: (job: Omit<Work<Data>, 'signal'>, error: unknown) => Promise<void>;
}

interface Work<Data> {
  services: Services;
  database: Database;
  data: Data;
  /** When it has to end: its time is over, the process stops, or another process has taken it over. */
  signal: AbortSignal;
}

/** Fails a job with a reason that may be shown: it holds nothing of the job's data. */
export class JobProblem extends Error {
  override readonly name = 'JobProblem';
  /** Whether another try would only fail again. */
  readonly isFinal: boolean;

  constructor(reason: string, { isFinal = false }: { isFinal?: boolean } = {}) {
    super(reason);
    this.isFinal = isFinal;
  }
}

/** Of any data: a list of kinds forgets what each is given. */
export type AnyJobKind = Omit<JobKind, 'read' | 'work' | 'givenUp'> & {
  read: (stored: object) => object;
  work: (job: Work<never>) => Promise<void>;
  givenUp?: (job: Omit<Work<never>, 'signal'>, error: unknown) => Promise<void>;
};

/** A job that was given up, as it is listed. */
export interface GivenUp {
  id: number;
  kind: string;
  error: string;
}

type GivenUpFollower = (services: Services, transaction: Transaction, job: GivenUp) => MaybePromise<void>;

const followers: GivenUpFollower[] = [];

/** A domain does something in the transaction in which a job is given up. */
export const whenGivenUp = (follower: GivenUpFollower): void => void followers.push(follower);

export async function followGivenUp(
  services: Services,
  transaction: Transaction,
  job: GivenUp,
): Promise<void> {
  for (const follow of followers) await follow(services, transaction, job);
}
