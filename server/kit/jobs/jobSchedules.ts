import { Cron } from 'croner';
import type { Database, Transaction } from '../database/database.ts';
import type { AnyJobKind } from './jobKind.ts';
import type { JobTable } from './jobTable.ts';

/**
 * True when the schedule of a kind is active. A kind with an inactive schedule starts only when its next time is set in the
 * database.
 */
export type ByClock = (kind: string) => boolean;

/**
 * Adds scheduled jobs, each in one process: the process that advances a kind's next time adds its job. If times have passed while
 * no process ran, the next start adds one job.
 */
export class JobSchedules {
  readonly #database: Database;
  readonly #table: JobTable;
  readonly #crons: ReadonlyMap<string, Cron>;
  readonly #isByClock: ByClock;

  constructor(
    database: Database,
    table: JobTable,
    { kinds, isByClock = () => true }: { kinds: readonly AnyJobKind[]; isByClock?: ByClock | undefined },
  ) {
    this.#database = database;
    this.#table = table;
    this.#isByClock = isByClock;
    this.#crons = new Map(
      kinds.flatMap(({ name, schedule }) =>
        schedule === undefined ? [] : [[name, new Cron(schedule, { timezone: 'UTC' })] as const],
      ),
    );
  }

  async addDue(): Promise<void> {
    if (this.#crons.size === 0) return;
    const known = new Map(
      (await this.#database.rows('select kind, next_at from job_schedule', [])).map(([kind, nextAt]) => [
        String(kind),
        Number(nextAt),
      ]),
    );
    const near = Date.now() + nearMilliseconds;
    const unsure = [...this.#crons].filter(([kind, cron]) => {
      const nextAt = known.get(kind) ?? 0;
      return nextAt <= near || nextAt > this.#nextOf(kind, cron, near);
    });
    if (unsure.length === 0) return;
    await this.#database.transaction(async (transaction) => {
      for (const [kind, cron] of unsure) await this.#addOne(transaction, kind, cron);
    });
  }

  async #addOne(transaction: Transaction, kind: string, cron: Cron): Promise<void> {
    const now = await this.#table.now(transaction);
    const next = this.#nextOf(kind, cron, now);
    // A new kind waits for its first time. After a clock was set back, the next time moves back too.
    await transaction.run(
      `insert into job_schedule (kind, next_at) values (?, ?)
       on conflict (kind) do update set next_at = excluded.next_at where job_schedule.next_at > excluded.next_at`,
      [kind, next],
    );
    const moved = await transaction.run(
      'update job_schedule set next_at = ? where kind = ? and next_at <= ?',
      [next, kind, now],
    );
    if (moved > 0) await this.#table.add(transaction, { kind, data: '', key: 'schedule' });
  }

  #nextOf(kind: string, cron: Cron, after: number): number {
    return this.#isByClock(kind) ? cron.nextRun(new Date(after))!.getTime() : never;
  }
}

/** Tolerated difference between the clocks of a process and of its database, in milliseconds. */
const nearMilliseconds = 2000;

const never = Date.UTC(9999, 0);
