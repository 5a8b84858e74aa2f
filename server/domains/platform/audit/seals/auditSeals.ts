import type { Settings } from '../../../../kit/domain.ts';
import { query } from '../../../../kit/query/query.ts';
import { everywhere } from '../../../../kit/read/scope.ts';
import { insertRow } from '../../../../kit/write/rowWrites.ts';
import { checkAuditJob } from './auditJobs.ts';
import { checkAudit } from './checkAudit.ts';
import { LastAuditCheck } from './lastAuditCheck.entity.ts';
import { sealAudit } from './sealAudit.ts';
import { sealKey } from './sealHash.ts';

declare module '../../../../kit/context.ts' {
  interface Services {
    auditSeals: AuditSeals;
  }
}

/** Delay of the first check after the very first start of an installation, in milliseconds. */
const minute = 60_000;

/** Seals new audit entries by a scheduled job and when the process stops. Another scheduled job checks all seals. */
export class AuditSeals {
  readonly #needed: Pick<Settings, 'database' | 'jobs' | 'log'>;
  readonly #key: Buffer;

  constructor({ database, jobs, log, secret }: Pick<Settings, 'database' | 'jobs' | 'log' | 'secret'>) {
    this.#needed = { database, jobs, log };
    this.#key = sealKey(secret);
  }

  /** Schedules the very first check soon, instead of waiting for the daily one. */
  async start(): Promise<void> {
    if (await this.lastCheck()) return;
    const { database, jobs } = this.#needed;
    const after = new Date(Date.now() + minute);
    await database.transaction((transaction) =>
      jobs.add(transaction, checkAuditJob, {}, { key: 'first', after }),
    );
  }

  /** Seals the entries without a seal. */
  async seal(): Promise<void> {
    await sealAudit(this.#needed.database, this.#key);
  }

  /** Checks all seals. Mismatches are logged as an error, and shown to readers of the audit. */
  async check(): Promise<void> {
    const { database, log } = this.#needed;
    const { sealed, unsealed, broken, head } = await checkAudit(database, this.#key);
    if (broken.length > 0) log.error({ broken }, 'audit entries were changed after they were sealed');
    else log.info({ seal: head.id, hash: head.hash }, 'the audit matches its seals');
    await database.transaction(async (transaction) => {
      await deleteEarlierChecks.write(transaction);
      const done = { at: new Date(), sealed, unsealed, broken };
      await insertRow(transaction, transaction.models.of(LastAuditCheck), done, everywhere);
    });
  }

  lastCheck() {
    return findLastCheck.first(this.#needed.database);
  }

  /** Seals the entries of the last minute when the process stops. Perhaps no other process is running. */
  async close(): Promise<void> {
    await this.seal().catch((error: unknown) =>
      this.#needed.log.error({ err: error }, 'the audit could not be sealed'),
    );
  }
}

const findLastCheck = query('audit.findLastCheck', (db) =>
  db
    .selectFrom('LastAuditCheck')
    .select(['at', 'sealed', 'unsealed', 'broken'])
    .orderBy('id', 'desc')
    .limit(1),
);

const deleteEarlierChecks = query('audit.deleteEarlierChecks', (db) => db.deleteFrom('LastAuditCheck'));
