import { outdated } from '../errors.ts';
import type { RawRow } from './database.ts';

/** Of PostgreSQL: a table or a column that is not there, or a plan that fits no more. */
const shapeCodes = new Set(['42P01', '42703', '0A000']);

const doesNotFit = (error: unknown) => shapeCodes.has(String((error as { code?: unknown } | null)?.code));

/**
 * While servers are upgraded one after the other, a newer version may have taken away what this process asks for. That is no
 * fault of its own: it says so, and that it is to be replaced.
 */
export class SchemaDriftDetector {
  readonly #known: ReadonlySet<string>;
  readonly #rows: (sql: string) => Promise<RawRow[]>;
  #isOutdated = false;

  /** `known` are the migrations of this version. */
  constructor(known: readonly string[], rows: (sql: string) => Promise<RawRow[]>) {
    this.#known = new Set(known);
    this.#rows = rows;
  }

  get isOutdated(): boolean {
    return this.#isOutdated;
  }

  /** What is told of a fault of a statement. */
  async explain(error: unknown): Promise<unknown> {
    if (!doesNotFit(error) || !(await this.#isNewer())) return error;
    this.#isOutdated = true;
    return outdated(error);
  }

  async #isNewer(): Promise<boolean> {
    const names = await this.#rows('select name from mikro_orm_migrations').catch((): RawRow[] => []);
    return names.some(([name]) => !this.#known.has(String(name)));
  }
}
