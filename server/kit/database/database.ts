import type { EntityModels } from '../read/model.ts';

export type SqlValue = string | number | bigint | null | Date | Buffer | readonly number[];
/** A row of the driver: values in the order of the selected columns. */
export type RawRow = unknown[];
export type MaybePromise<T> = T | Promise<T>;

/**
 * Reads and row writes by SQL text, prepared once per text, with rows as arrays. Placeholders are `?` on both engines. A read
 * outside of a transaction sees the last commit.
 */
export interface Database {
  readonly engine: 'sqlite' | 'postgresql';
  /** The models of all entities. */
  readonly models: EntityModels;
  rows(sql: string, values: readonly SqlValue[]): MaybePromise<RawRow[]>;
  /**
   * Runs `sql` once for each parent and returns the rows by parent, in the order of `parentIds`. On PostgreSQL this is one round
   * trip. The parent's id is the value of the first placeholder, or of those in `idPositions`.
   */
  rowsOfEach(
    sql: string,
    parentIds: readonly number[],
    values: readonly SqlValue[],
    idPositions?: readonly number[],
  ): MaybePromise<RawRow[][]>;
  /** Runs the work in one write transaction, which rolls back when the work throws. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** A database that batches equal reads of many callers, such as subscribers. See `BatchingDatabase`. */
  readonly batched: Database;
  /** True when a write failed in the last 30 seconds because the disk was full. False once a later write has succeeded. */
  readonly isDiskFull: boolean;
  /** True when a statement failed because a newer version has changed the schema. This process must then be replaced. */
  readonly isOutdated: boolean;
  close(): Promise<void>;
}

/** Statements inside of a transaction. Its reads see its own writes. */
export interface Transaction {
  readonly models: EntityModels;
  rows(sql: string, values: readonly SqlValue[]): MaybePromise<RawRow[]>;
  /** Runs a statement and returns the number of changed rows. */
  run(sql: string, values: readonly SqlValue[]): MaybePromise<number>;
  /**
   * Registers work that runs after the commit; a rollback discards it. The work must not throw, because no caller remains to
   * handle it.
   */
  afterCommit(work: () => void): void;
}

/** A database in front of another one, which does what the subclass does not change. */
export abstract class ForwardingDatabase<Behind extends Database = Database> implements Database {
  protected readonly behind: Behind;

  constructor(behind: Behind) {
    this.behind = behind;
  }

  abstract get batched(): Database;
  abstract rows(sql: string, values: readonly SqlValue[]): MaybePromise<RawRow[]>;
  abstract rowsOfEach(...each: Parameters<Database['rowsOfEach']>): MaybePromise<RawRow[][]>;

  get engine() {
    return this.behind.engine;
  }

  get models() {
    return this.behind.models;
  }

  get isDiskFull() {
    return this.behind.isDiskFull;
  }

  get isOutdated() {
    return this.behind.isOutdated;
  }

  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.behind.transaction(work);
  }

  close(): Promise<void> {
    return this.behind.close();
  }
}
