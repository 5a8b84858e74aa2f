import { outdated } from '../errors.ts';
import type { RawRow } from './database.ts';

/** PostgreSQL errors: a missing table or column, or a cached plan that no longer fits. */
const shapeCodes = new Set(['42P01', '42703', '0A000']);

const doesNotFit = (error: unknown) => shapeCodes.has(String((error as { code?: unknown } | null)?.code));

/**
 * Detects that a newer version has changed the schema while servers are upgraded one after the other. The process then answers
 * `UNAVAILABLE` and reports that it must be replaced, rather than a fault of its own.
 */
export class SchemaDriftDetector {
  readonly #isKnown: (migration: string) => boolean;
  readonly #rows: (sql: string) => Promise<RawRow[]>;
  #isOutdated = false;

  /** `isKnown` is true for the migrations that this version knows. */
  constructor(isKnown: (migration: string) => boolean, rows: (sql: string) => Promise<RawRow[]>) {
    this.#isKnown = isKnown;
    this.#rows = rows;
  }

  get isOutdated(): boolean {
    return this.#isOutdated;
  }

  /**
   * Replaces a schema error by `UNAVAILABLE` when a newer version has migrated the database; returns other errors unchanged.
   */
  async explain(error: unknown): Promise<unknown> {
    if (!doesNotFit(error) || !(await this.#isNewer())) return error;
    this.#isOutdated = true;
    return outdated(error);
  }

  async #isNewer(): Promise<boolean> {
    const names = await this.#rows('select name from mikro_orm_migrations').catch((): RawRow[] => []);
    return names.some(([name]) => !this.#isKnown(String(name)));
  }
}
