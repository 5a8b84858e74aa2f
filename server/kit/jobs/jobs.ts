import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../context.ts';
import type { Database, Transaction } from '../database/database.ts';
import { everywhere } from '../read/scope.ts';
import { orAborted } from '../orAborted.ts';
import { SecretBox } from '../secretBox.ts';
import { insertRow } from '../write/rowWrites.ts';
import { FailedJob } from './failedJob.entity.ts';
import { type AnyJobKind, type GivenUpCallback, type JobKind, JobProblem } from './jobKind.ts';
import { JobSchedules, type ByClock } from './jobSchedules.ts';
import { JobTable, leaseSeconds, type JobCount, type StoredJob, type TakenJob } from './jobTable.ts';

declare module '../context.ts' {
  interface Services {
    jobs: Jobs;
  }
}

interface Needed {
  database: Database;
  /** True when no other process uses the database. Jobs of a previous process are then released immediately. */
  isAlone: boolean;
  kinds: readonly AnyJobKind[];
  /** Called for each job that is given up, except for kinds with `sendsNoNotice`. */
  onGivenUp: readonly GivenUpCallback[];
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
  secret: string;
  /** Decides which schedules are active. When absent, all are. */
  isByClock?: ByClock | undefined;
}

interface Running {
  job: TakenJob;
  /** Aborts when another process has taken the job over. */
  lost: AbortController;
  done: Promise<void>;
}

/** Milliseconds between two polls for jobs that became due or that other processes added. */
const pollMilliseconds = 1000;
/** Milliseconds that running jobs get to finish when the process stops. */
const graceMilliseconds = 3000;

/**
 * Queue of background jobs. A job is added in the transaction of a write. It finishes, is tried again after an error, or is given
 * up. One process at a time runs a job. Jobs of unknown kinds wait for a version that knows their kind.
 */
export class Jobs {
  readonly #database: Database;
  readonly #isAlone: boolean;
  readonly #kinds: ReadonlyMap<string, AnyJobKind>;
  readonly #onGivenUp: Needed['onGivenUp'];
  readonly #log: Needed['log'];
  readonly #box: SecretBox;
  readonly #table: JobTable;
  readonly #schedules: JobSchedules;
  readonly #running = new Map<number, Running>();
  readonly #stopping = new AbortController();
  readonly #timers: NodeJS.Timeout[] = [];
  #services: Services | undefined;
  #polling: Promise<void> | undefined;
  #isPollDue = false;
  #isTroubled = false;

  constructor({ database, isAlone, kinds, onGivenUp, log, secret, isByClock }: Needed) {
    this.#database = database;
    this.#isAlone = isAlone;
    this.#kinds = new Map(kinds.map((kind) => [kind.name, kind]));
    if (this.#kinds.size < kinds.length) throw new Error('Two kinds of jobs have the same name.');
    this.#onGivenUp = onGivenUp;
    this.#log = log;
    this.#box = new SecretBox(secret, 'jobs');
    this.#table = new JobTable(database, randomUUID());
    this.#schedules = new JobSchedules(database, this.#table, { kinds, isByClock });
  }

  /**
   * Adds a job, which starts after the transaction commits. A rollback discards it. Does not add a second job while one of the same
   * kind and `key` waits for its first attempt: see `JobTable.add`.
   */
  add<Data extends object>(
    transaction: Transaction,
    { name }: JobKind<Data>,
    data: NoInfer<Data>,
    options: Pick<StoredJob, 'key' | 'after'> = {},
  ): Promise<void> {
    const sealed = this.#box.lock(JSON.stringify(data), name);
    return this.#add(transaction, { ...options, kind: name, data: sealed });
  }

  /** Adds a failed job again, without its key. */
  addAgain(transaction: Transaction, { kind, data }: Pick<FailedJob, 'kind' | 'data'>): Promise<void> {
    return this.#add(transaction, { kind, data });
  }

  /** Numbers of jobs by kind: all kinds of this version, and kinds whose jobs wait for another version. */
  async counts(): Promise<JobCount[]> {
    const counts = new Map((await this.#table.counts()).map((count) => [count.kind, count]));
    const names = new Set([...this.#kinds.keys(), ...counts.keys()]);
    return [...names].toSorted().map((kind) => counts.get(kind) ?? { kind, waiting: 0, running: 0 });
  }

  /** The kind with this name; undefined when this version does not have it. */
  kindOf(name: string): AnyJobKind | undefined {
    return this.#kinds.get(name);
  }

  /** The keys of the waiting and running jobs of a kind. */
  keysOf({ name }: Pick<AnyJobKind, 'name'>): Promise<Set<string>> {
    return this.#table.keysOf(name);
  }

  /** True when a job of this kind whose key begins with `beginning` is waiting or running. */
  hasKey({ name }: Pick<AnyJobKind, 'name'>, beginning: string): Promise<boolean> {
    return this.#table.hasKey(name, beginning);
  }

  async start(services: Services): Promise<void> {
    if (this.#isAlone) await this.#table.freeAll();
    this.#services = services;
    this.#timers.push(
      setInterval(() => void this.#tick(), pollMilliseconds).unref(),
      setInterval(() => void this.#renew(), (leaseSeconds / 3) * 1000).unref(),
    );
    void this.#tick();
  }

  /** Corrects waits after a clock was set back: at most the longest pause of each kind. Runs at every renewal of the leases. */
  async limitPauses(): Promise<void> {
    for (const { name, pause } of this.#kinds.values()) await this.#table.limitPauses(name, pause.longest);
  }

  /** Resolves when no process runs a job, and no job of a kind of this version is due. */
  async idle(): Promise<void> {
    while (await this.#isBusy()) await new Promise((resolve) => setTimeout(resolve, 5));
  }

  /** Stops taking jobs, lets running jobs finish for a few seconds, and releases the rest. */
  async close(): Promise<void> {
    this.#services = undefined;
    for (const timer of this.#timers) clearInterval(timer);
    await this.#polling;
    const grace = setTimeout(() => this.#stopping.abort(), graceMilliseconds);
    await Promise.all([...this.#running.values()].map(({ done }) => done));
    clearTimeout(grace);
  }

  async #add(transaction: Transaction, job: StoredJob): Promise<void> {
    await this.#table.add(transaction, job);
    const wait = Math.max((job.after?.getTime() ?? 0) - Date.now(), 0);
    // A job that is due soon starts exactly then, rather than up to a second later.
    transaction.afterCommit(() => {
      if (wait === 0) this.#poll();
      else if (wait < pollMilliseconds) setTimeout(() => this.#poll(), wait).unref();
    });
  }

  async #tick(): Promise<void> {
    await this.#warned(() => this.#schedules.addDue());
    this.#poll();
  }

  /** Takes due jobs. A call during a poll starts another poll after it. */
  #poll(): void {
    this.#isPollDue = true;
    if (this.#polling || !this.#services) return;
    this.#polling = this.#warned(() => this.#takeAll()).finally(() => (this.#polling = undefined));
  }

  async #takeAll(): Promise<void> {
    while (this.#isPollDue && this.#services) {
      this.#isPollDue = false;
      for (const name of await this.#table.dueKinds()) await this.#takeOf(name, this.#services);
    }
  }

  async #takeOf(name: string, services: Services): Promise<void> {
    const kind = this.#kinds.get(name);
    const free = kind ? kind.atOnce - this.#countOf(name) : 0;
    if (!kind || free <= 0) return;
    for (const job of await this.#table.take(name, free)) {
      const lost = new AbortController();
      const done = this.#run(services, kind, job, lost.signal)
        .catch((error: unknown) =>
          this.#log.error({ err: error, job: name }, 'could not record the end of a job'),
        )
        .finally(() => {
          this.#running.delete(job.id);
          this.#poll();
        });
      this.#running.set(job.id, { job, lost, done });
    }
  }

  #countOf(name: string): number {
    return [...this.#running.values()].filter(({ job }) => job.kind === name).length;
  }

  async #run(services: Services, kind: AnyJobKind, job: TakenJob, lost: AbortSignal): Promise<void> {
    try {
      await this.#work(services, kind, job, lost);
    } catch (error) {
      if (lost.aborted) return;
      if (this.#stopping.signal.aborted) return this.#table.giveBack(job);
      return this.#failed(services, kind, job, error);
    }
    await this.#database.transaction(
      async (transaction) => void (await this.#table.remove(transaction, job)),
    );
  }

  async #work(services: Services, kind: AnyJobKind, job: TakenJob, lost: AbortSignal): Promise<void> {
    // The process ended during the last attempt that was permitted.
    if (job.tries > kind.tries) throw new JobProblem('The process ended during the last attempt.');
    const data = this.#read(kind, job) as never;
    const time = AbortSignal.timeout(kind.timeLimit * 1000);
    const signal = AbortSignal.any([lost, this.#stopping.signal, time]);
    try {
      await orAborted(kind.work({ services, database: this.#database, data, signal }), signal);
    } catch (error) {
      throw time.aborted && signal.reason === time.reason
        ? new JobProblem(`The job took longer than ${kind.timeLimit} seconds.`)
        : error;
    }
  }

  #read(kind: AnyJobKind, { data }: TakenJob): object {
    try {
      return kind.read(data === '' ? {} : (JSON.parse(this.#open(kind, data)) as object));
    } catch {
      throw new JobProblem(
        'The data of the job cannot be read: another version wrote it, or it was encrypted with another secret.',
        { isFinal: true },
      );
    }
  }

  #open({ name, formerName }: AnyJobKind, data: string): string {
    try {
      return this.#box.open(data, name);
    } catch (error) {
      if (!formerName) throw error;
      return this.#box.open(data, formerName);
    }
  }

  async #failed(services: Services, kind: AnyJobKind, job: TakenJob, error: unknown): Promise<void> {
    const isFinal = error instanceof JobProblem && error.isFinal;
    if (!isFinal && job.tries < kind.tries) {
      this.#log.warn({ job: kind.name, tries: job.tries, err: error }, 'a job failed and will be retried');
      const pause = Math.min(kind.pause.first * 2 ** (job.tries - 1), kind.pause.longest);
      return this.#table.tryAgain(job, pause);
    }
    this.#log.error({ job: kind.name, tries: job.tries, err: error }, 'a job failed and is given up');
    await this.#followGivenUp(services, kind, job, error);
    await this.#giveUp(services, kind, job, error);
  }

  async #followGivenUp(services: Services, kind: AnyJobKind, job: TakenJob, error: unknown): Promise<void> {
    if (!kind.givenUp) return;
    try {
      const data = this.#read(kind, job) as never;
      await kind.givenUp({ services, database: this.#database, data }, error);
    } catch (problem) {
      this.#log.error({ job: kind.name, err: problem }, 'the cleanup after a given-up job failed');
    }
  }

  #giveUp(services: Services, kind: AnyJobKind, job: TakenJob, error: unknown): Promise<void> {
    const { data, addedAt } = job;
    const tries = Math.min(job.tries, kind.tries);
    return this.#database.transaction(async (transaction) => {
      if (!(await this.#table.remove(transaction, job))) return;
      const row = { kind: kind.name, data, error: safeText(error), tries, addedAt, failedAt: new Date() };
      const { id } = await insertRow(transaction, transaction.models.of(FailedJob), row, everywhere);
      if (kind.sendsNoNotice) return;
      const givenUp = { id, kind: kind.name, error: row.error };
      for (const callback of this.#onGivenUp) await callback(services, transaction, givenUp);
    });
  }

  /** Renews the leases of this process, and aborts jobs that another process has taken over. */
  async #renew(): Promise<void> {
    await this.#warned(async () => {
      await this.limitPauses();
      if (this.#running.size === 0) return;
      const before = [...this.#running.values()];
      const renewed = await this.#table.renew();
      for (const { job, lost } of before) if (!renewed.has(job.id)) lost.abort();
    });
  }

  /**
   * Logs only the first of several consecutive failures. The work is repeated within seconds, and the database may be unavailable
   * for a long time.
   */
  async #warned(work: () => Promise<unknown>): Promise<void> {
    try {
      await work();
      this.#isTroubled = false;
    } catch (error) {
      if (!this.#isTroubled) this.#log.error({ err: error }, 'jobs wait: the database does not answer');
      this.#isTroubled = true;
    }
  }

  async #isBusy(): Promise<boolean> {
    if (this.#polling || this.#running.size > 0) return true;
    // Due jobs first: a job that is taken between the two queries is leased at the second.
    const due = await this.#table.dueKinds();
    return due.some((name) => this.#kinds.has(name)) || this.#table.isLeased();
  }
}

/** Text of an error without data of the job. Messages of unknown errors may quote data, so only their name and code remain. */
function safeText(error: unknown): string {
  if (error instanceof JobProblem) return error.message.slice(0, 500);
  const { name = 'Error', code } = (error ?? {}) as { name?: unknown; code?: unknown };
  const text = typeof code === 'string' ? `${String(name)} ${code}` : String(name);
  return text.slice(0, 200);
}
