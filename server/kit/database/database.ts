import type { EntityModels } from '../read/model.ts';

export type SqlValue = string | number | bigint | null | Date | Buffer | readonly number[];
/** A row as the driver gives it: values in the order of the selected columns. */
export type RawRow = unknown[];
export type MaybePromise<T> = T | Promise<T>;

/**
 * The way of reads and of row writes: SQL text, prepared once per text, rows as arrays. Placeholders are `?` on both
 * engines. A read outside of a transaction sees what is committed.
 */
export interface Database {
  readonly engine: 'sqlite' | 'postgresql';
  /** The entities that it holds. */
  readonly models: EntityModels;
  rows(sql: string, values: readonly SqlValue[]): MaybePromise<RawRow[]>;
  /**
   * Runs `sql` once for each parent and returns the rows in the parents' order. On PostgreSQL this is one round trip.
   * The first placeholder is the parent's id, unless other places are named.
   */
  rowsOfEach(
    sql: string,
    parentIds: readonly number[],
    values: readonly SqlValue[],
    idPositions?: readonly number[],
  ): MaybePromise<RawRow[][]>;
  /** Runs the work in one write transaction: all of it is kept, or nothing when it throws. */
  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T>;
  /** The same for many who ask alike in the same moment, such as those who listen to what happens: see `TogetherDatabase`. */
  readonly batched: Database;
  /** Whether a write of the last moments found its disk full. */
  readonly isDiskFull: boolean;
  /** Whether a newer version has taken away what a statement asked for: this process is to be replaced. */
  readonly isOutdated: boolean;
  close(): Promise<void>;
}

/** Statements inside of a transaction; reads see its own writes. */
export interface Transaction {
  readonly models: EntityModels;
  rows(sql: string, values: readonly SqlValue[]): MaybePromise<RawRow[]>;
  /** Gives the number of rows that were changed. */
  run(sql: string, values: readonly SqlValue[]): MaybePromise<number>;
  /** What is done once all of it is kept, and not at all when it is not. It must not throw: nobody is left to hear of it. */
  afterCommit(work: () => void): void;
}
