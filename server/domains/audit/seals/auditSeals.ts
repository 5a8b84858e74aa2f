import type { Settings } from '../../../kit/domain.ts';
import { type AuditCheck, checkAudit } from './checkAudit.ts';
import { sealAudit } from './sealAudit.ts';
import { sealKey } from './sealHash.ts';

declare module '../../../kit/context.ts' {
  interface Services {
    auditSeals: AuditSeals;
  }
}

const minute = 60_000;
const sealEvery = minute;
const checkEvery = 24 * 60 * minute;

/** A check that is done, with its moment. */
export interface DoneCheck extends AuditCheck {
  at: Date;
}

/** Seals what the audit has gained, every minute and when the process stops, and checks all seals once a day. */
export class AuditSeals {
  readonly #needed: Pick<Settings, 'database' | 'log'>;
  readonly #key: Buffer;
  readonly #timers: NodeJS.Timeout[] = [];
  #working: Promise<void> = Promise.resolve();
  /** The last check; undefined until the first is done, shortly after the start. */
  lastCheck: DoneCheck | undefined;

  constructor({ database, log, secret }: Pick<Settings, 'database' | 'log' | 'secret'>) {
    this.#needed = { database, log };
    this.#key = sealKey(secret);
  }

  start(): void {
    this.#timers.push(
      setInterval(() => void this.seal(), sealEvery).unref(),
      setTimeout(() => void this.check(), minute).unref(),
      setInterval(() => void this.check(), checkEvery).unref(),
    );
  }

  /** Seals what no seal closes yet. */
  seal(): Promise<void> {
    return this.#next('the audit could not be sealed', async () => {
      await sealAudit(this.#needed.database, this.#key);
    });
  }

  /** Checks all seals. What does not fit them is an error of the log, and told to whoever reads the audit. */
  check(): Promise<void> {
    return this.#next('the audit could not be checked', async () => {
      this.lastCheck = { ...(await checkAudit(this.#needed.database, this.#key)), at: new Date() };
      const { broken, head } = this.lastCheck;
      if (broken.length > 0)
        this.#needed.log.error({ broken }, 'entries of the audit were changed after they were sealed');
      else this.#needed.log.info({ seal: head.id, hash: head.hash }, 'the audit is as it was sealed');
    });
  }

  async close(): Promise<void> {
    for (const timer of this.#timers) clearInterval(timer);
    await this.seal();
  }

  /** One after the other; what fails is tried again at its next turn. */
  #next(problem: string, work: () => Promise<void>): Promise<void> {
    this.#working = this.#working
      .then(work)
      .catch((error: unknown) => this.#needed.log.error({ err: error }, problem));
    return this.#working;
  }
}
