import type { Database, RawRow, Transaction } from '../database/database.ts';

/** A job as it is stored. */
export interface StoredJob {
  kind: string;
  /** Encrypted data; empty for scheduled jobs. */
  data: string;
  /** At most one job per kind and key waits for its first attempt. */
  key?: string | undefined;
  /** Earliest start; undefined for immediately. */
  after?: Date | undefined;
}

/** A job that this process runs. */
export interface TakenJob {
  id: number;
  kind: string;
  data: string;
  /** Number of this attempt, from 1. */
  tries: number;
  addedAt: Date;
}

/** Numbers of waiting and running jobs of one kind. */
export interface JobCount {
  kind: string;
  /** Number of jobs that wait for their first or another attempt, now or later. */
  waiting: number;
  running: number;
}

/** A process that does not renew its lease for this many seconds loses its jobs to other processes. */
export const leaseSeconds = 30;
const lease = leaseSeconds * 1000;

const clocks = {
  sqlite: "cast(unixepoch('subsec') * 1000 as integer)",
  postgresql: 'floor(extract(epoch from clock_timestamp()) * 1000)::bigint',
};

/*
 * Our own rather than pg-boss. Its workers run one job a second each (they ignore bursts of single jobs), query the database once
 * a second each, and need a separate schema and connections; and SQLite would need a second queue with the same rules. This queue
 * works on both engines, which differ only in how they lock rows.
 */

/** SQL statements of the queue. All times are by the database's clock, because the clocks of several processes differ. */
export class JobTable {
  readonly #database: Database;
  readonly #holder: string;
  readonly #now: string;
  readonly #lock: string;

  constructor(database: Database, holder: string) {
    this.#database = database;
    this.#holder = holder;
    this.#now = clocks[database.engine];
    this.#lock = database.engine === 'postgresql' ? 'for update skip locked' : '';
  }

  async now(transaction: Transaction): Promise<number> {
    const [row] = await transaction.rows(`select ${this.#now}`, []);
    return Number(row![0]);
  }

  /**
   * Adds a job. When a job of the same kind and key waits for its first attempt, that job stays with its own data, and only its
   * `due` moves to the earlier of both times. The update locks its row: no process can take it before this transaction ends, so that
   * it sees the changes of this transaction.
   */
  async add(transaction: Transaction, { kind, data, key, after }: StoredJob): Promise<void> {
    await transaction.run(
      `insert into job (kind, data, key, waits_as, due, tries, added_at) values (?, ?, ?, ?, ?, 0, ${this.#now})
       on conflict (waits_as) do update set due = case when excluded.due < job.due then excluded.due else job.due end`,
      [kind, data, key ?? null, key === undefined ? null : `${kind} ${key}`, after?.getTime() ?? 0],
    );
  }

  /** Releases the jobs of a process that has ended. Must only be called when this is the only process. */
  async freeAll(): Promise<void> {
    if (await this.isLeased()) await this.#write('update job set holder = null, leased_until = null', []);
  }

  /** The kinds that have a job which is due and free. */
  async dueKinds(): Promise<string[]> {
    const rows = await this.#database.rows(
      `select distinct kind from job where due <= ${this.#now} and ${this.#isFree}`,
      [],
    );
    return rows.map(([kind]) => String(kind));
  }

  take(kind: string, max: number): Promise<TakenJob[]> {
    return this.#database.transaction(async (transaction) => {
      const rows = await transaction.rows(
        `with next as materialized
           (select id from job where kind = ? and due <= ${this.#now} and ${this.#isFree} order by due, id limit ? ${this.#lock})
         update job set holder = ?, leased_until = ${this.#now} + ${lease}, tries = tries + 1, waits_as = null
         where id in (select id from next) returning id, kind, data, tries, added_at`,
        [kind, max, this.#holder],
      );
      return rows.map(takenOf).toSorted((a, b) => a.id - b.id);
    });
  }

  /** Renews the lease of this process. Returns the ids of the jobs that it still holds. */
  async renew(): Promise<Set<number>> {
    const rows = await this.#database.transaction(
      async (transaction) =>
        await transaction.rows(
          `update job set leased_until = ${this.#now} + ${lease} where holder = ? returning id`,
          [this.#holder],
        ),
    );
    return new Set(rows.map(([id]) => Number(id)));
  }

  /** Deletes a job that finished or was given up. Returns false when another process has taken it over. */
  async remove(transaction: Transaction, { id }: TakenJob): Promise<boolean> {
    return (await transaction.run('delete from job where id = ? and holder = ?', [id, this.#holder])) > 0;
  }

  /** Plans another attempt in `seconds` seconds. */
  tryAgain({ id }: TakenJob, seconds: number): Promise<void> {
    return this.#release(`due = ${this.#now} + ?`, [seconds * 1000], id);
  }

  /** Releases the job without counting the attempt, because the process stops. */
  giveBack({ id }: TakenJob): Promise<void> {
    return this.#release('tries = tries - 1', [], id);
  }

  /** Corrects times after a clock was set back. No retry then waits longer than the longest pause, and no lease is longer than usual. */
  async limitPauses(kind: string, longestPause: number): Promise<void> {
    const isFar = `((tries > 0 and holder is null and due > ${this.#now} + ?) or leased_until > ${this.#now} + ${lease})`;
    const far = await this.#database.rows(`select 1 from job where kind = ? and ${isFar} limit 1`, [
      kind,
      longestPause * 1000,
    ]);
    if (far.length === 0) return;
    await this.#write(
      `update job set due = case when holder is null then ${this.#now} + ? else due end,
         leased_until = case when holder is null then null else ${this.#now} + ${lease} end
       where kind = ? and ${isFar}`,
      [longestPause * 1000, kind, longestPause * 1000],
    );
  }

  async counts(): Promise<JobCount[]> {
    const rows = await this.#database.rows(
      `select kind, count(*), sum(case when holder is null then 0 else 1 end) from job group by kind`,
      [],
    );
    return rows.map(([kind, all, running]) => ({
      kind: String(kind),
      waiting: Number(all) - Number(running),
      running: Number(running),
    }));
  }

  async keysOf(kind: string): Promise<Set<string>> {
    const rows = await this.#database.rows('select key from job where kind = ? and key is not null', [kind]);
    return new Set(rows.map(([key]) => String(key)));
  }

  async hasKey(kind: string, beginning: string): Promise<boolean> {
    const rows = await this.#database.rows(
      'select 1 from job where kind = ? and substr(key, 1, ?) = ? limit 1',
      [kind, beginning.length, beginning],
    );
    return rows.length > 0;
  }

  async isLeased(): Promise<boolean> {
    return (await this.#database.rows('select 1 from job where holder is not null limit 1', [])).length > 0;
  }

  get #isFree(): string {
    return `(leased_until is null or leased_until < ${this.#now})`;
  }

  #release(change: string, values: number[], id: number): Promise<void> {
    return this.#write(
      `update job set ${change}, holder = null, leased_until = null where id = ? and holder = ?`,
      [...values, id, this.#holder],
    );
  }

  #write(sql: string, values: Array<string | number>): Promise<void> {
    return this.#database.transaction(async (transaction) => void (await transaction.run(sql, values)));
  }
}

const takenOf = ([id, kind, data, tries, addedAt]: RawRow): TakenJob => ({
  id: Number(id),
  kind: String(kind),
  data: String(data),
  tries: Number(tries),
  addedAt: new Date(Number(addedAt)),
});
