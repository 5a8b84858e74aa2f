import { outdated } from '../errors.ts';
import type { RawRow } from './database.ts';

/**
 * Codes of PostgreSQL errors after a change of the schema. They report a missing table, a missing column, or a cached plan that no longer
 * matches the schema.
 */
const shapeCodes = new Set(['42P01', '42703', '0A000']);

const doesNotFit = (error: unknown) => shapeCodes.has(String((error as { code?: unknown } | null)?.code));

/**
 * Detects that a newer version has changed the schema, while servers are upgraded one after the other. The errors of this process
 * then become `UNAVAILABLE` rather than faults, and the process reports that it must be replaced.
 */
export class SchemaDriftDetector {
  readonly #isKnown: (migration: string) => boolean;
  readonly #rows: (sql: string) => Promise<RawRow[]>;
  #isOutdated = false;

  /** `isKnown` must return true for the migrations of this version. */
  constructor(isKnown: (migration: string) => boolean, rows: (sql: string) => Promise<RawRow[]>) {
    this.#isKnown = isKnown;
    this.#rows = rows;
  }

  get isOutdated(): boolean {
    return this.#isOutdated;
  }

  /**
   * Returns `UNAVAILABLE` for a schema error when a newer version has migrated the database. Returns all other errors unchanged.
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
