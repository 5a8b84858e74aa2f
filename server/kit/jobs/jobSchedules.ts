import { Cron } from 'croner';
import type { Database, Transaction } from '../database/database.ts';
import type { AnyJobKind } from './jobKind.ts';
import type { JobTable } from './jobTable.ts';

/**
 * Adds what comes by itself, once for all processes: whoever moves its next moment on adds it. What became due while none ran
 * is added once when one starts.
 */
export class JobSchedules {
  readonly #database: Database;
  readonly #table: JobTable;
  readonly #crons: ReadonlyMap<string, Cron>;

  constructor(database: Database, table: JobTable, kinds: readonly AnyJobKind[]) {
    this.#database = database;
    this.#table = table;
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
      return nextAt <= near || nextAt > latestOf(cron, near);
    });
    if (unsure.length === 0) return;
    await this.#database.transaction(async (transaction) => {
      for (const [kind, cron] of unsure) await this.#addOne(transaction, kind, cron);
    });
  }

  async #addOne(transaction: Transaction, kind: string, cron: Cron): Promise<void> {
    const now = await this.#table.now(transaction);
    const next = cron.nextRun(new Date(now))!.getTime();
    // The first time it is seen it waits for its moment; a clock that was set back has that sooner than was thought.
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
}

/** The clocks of a process and of its database may differ by as much. */
const nearMilliseconds = 2000;

const latestOf = (cron: Cron, near: number) => cron.nextRun(new Date(near))!.getTime();
