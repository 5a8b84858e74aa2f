export type SqlValue = string | number | bigint | null | Date | Buffer | readonly number[];
/** A row as the driver gives it: values in the order of the selected columns. */
export type RawRow = unknown[];
export type MaybePromise<T> = T | Promise<T>;

/**
 * The way of reads: SQL text, prepared once per text, rows as arrays.
 * Placeholders are `?` on both engines. Writes go through MikroORM's entity manager; a read here sees what is committed.
 */
export interface Database {
  readonly engine: 'sqlite' | 'postgresql';
  rows(sql: string, values: readonly SqlValue[]): MaybePromise<RawRow[]>;
  /**
   * Runs `sql`, whose first placeholder is the parent's id, once for each parent and returns the rows in the
   * parents' order. On PostgreSQL this is one round trip.
   */
  rowsOfEach(sql: string, parentIds: readonly number[], values: readonly SqlValue[]): MaybePromise<RawRow[][]>;
  close(): Promise<void>;
}
