import SqliteFile, { type Statement } from 'better-sqlite3';
import type { Kysely } from 'kysely';
import { LRUCache } from 'lru-cache';
import { isSliceOver, nextSlice } from '../eventLoop/timeSlice.ts';
import type { EntityModels } from '../read/model.ts';
import { databaseError } from './away.ts';
import type { Database, MaybePromise, RawRow, SqlValue, Transaction } from './database.ts';
import { first, withParent } from './ofEach.ts';
import { DiskFullState } from './diskFullState.ts';
import { addTextFunctions } from './writingSqliteDriver.ts';

const maxCachedStatements = 500;

/** Parts of MikroORM that row writes share: its connection and the queue for it. */
export interface SqliteWriter {
  connection: () => Promise<SqliteFile.Database>;
  queue: () => Kysely<unknown>;
}

/**
 * SQLite database with a separate connection for reads. In WAL mode, reads see the last commit, never the open transaction of the
 * writing connection. Writes use the connection of MikroORM, and its queue. Reads are synchronous, so a request with many reads
 * would block all others: when the time slice of a turn of the event loop is used up, reads wait for a later turn.
 */
export class SqliteDatabase implements Database {
  readonly engine = 'sqlite';
  /** Always false, because only one version can use the file at a time. */
  readonly isOutdated = false;
  readonly models: EntityModels;
  readonly #file: string;
  readonly #writer: SqliteWriter;
  #reading: Statements | undefined;
  #writing: Promise<SqliteTransaction> | undefined;
  readonly #waiting: Waiting[] = [];
  readonly #notes = new DiskFullState();

  constructor(file: string, models: EntityModels, writer: SqliteWriter) {
    this.models = models;
    this.#file = file;
    this.#writer = writer;
  }

  rows(sql: string, values: readonly SqlValue[]): MaybePromise<RawRow[]> {
    const read = () => this.#read(sql).all(...values);
    return isSliceOver() ? nextSlice().then(read) : read();
  }

  rowsOfEach(
    sql: string,
    parentIds: readonly number[],
    values: readonly SqlValue[],
    idPositions: readonly number[] = first,
  ): MaybePromise<RawRow[][]> {
    const found: RawRow[][] = [];
    const readOn = (): MaybePromise<RawRow[][]> => {
      const statement = this.#read(sql);
      while (found.length < parentIds.length) {
        if (isSliceOver()) return nextSlice().then(readOn);
        found.push(statement.all(...withParent(values, idPositions, parentIds[found.length]!)));
      }
      return found;
    };
    return readOn();
  }

  /** The database itself: without round trips, batches would save nothing. */
  get batched(): Database {
    return this;
  }

  get isDiskFull(): boolean {
    return this.#notes.lacksRoom;
  }

  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const written = new Promise<T>((resolve, reject) => {
      this.#waiting.push({ work, resolve: resolve as (result: unknown) => void, reject });
      if (this.#waiting.length === 1)
        afterTicks(batchingTicks, () => void this.#commitTogether(this.#waiting.splice(0)));
    });
    return this.#notes.noting(written);
  }

  /**
   * Commits all waiting transactions together, each on its own savepoint and one after the other. The disk syncs once for all of
   * them; no caller gets a result before that.
   */
  async #commitTogether(batch: readonly Waiting[]): Promise<void> {
    try {
      const transaction = await (this.#writing ??= this.#openWriting());
      const outcomes = await this.#writer
        .queue()
        .connection()
        .execute(() => transaction.commitAll(batch.map(({ work }) => work)));
      outcomes.forEach((outcome, index) => settle(batch[index]!, outcome));
      for (const each of outcomes.flatMap((outcome) => ('later' in outcome ? outcome.later : []))) each();
    } catch (error) {
      for (const { reject } of batch) reject(databaseError(error));
    }
  }

  async close(): Promise<void> {
    this.#reading?.close();
    this.#reading = undefined;
  }

  #read(sql: string) {
    try {
      return (this.#reading ??= new Statements(openForReading(this.#file))).get(sql).raw();
    } catch (error) {
      throw databaseError(error);
    }
  }

  async #openWriting() {
    return new SqliteTransaction(new Statements(await this.#writer.connection()), this.models);
  }
}

/**
 * Writes that arrive within this many turns of the event loop share one commit. A commit costs more than all their statements.
 */
const batchingTicks = 3;

function afterTicks(ticks: number, then: () => void): void {
  if (ticks === 0) then();
  else setImmediate(afterTicks, ticks - 1, then);
}

type Work = (transaction: Transaction) => Promise<unknown>;

interface Waiting {
  work: Work;
  resolve: (result: unknown) => void;
  reject: (error: unknown) => void;
}

type Outcome = { result: unknown; later: ReadonlyArray<() => void> } | { error: unknown };

function settle({ resolve, reject }: Waiting, outcome: Outcome): void {
  if ('error' in outcome) reject(outcome.error);
  else resolve(outcome.result);
}

class SqliteTransaction implements Transaction {
  readonly models: EntityModels;
  readonly #statements: Statements;
  /** Work of the running transaction that runs after its commit. */
  #later: Array<() => void> = [];

  constructor(statements: Statements, models: EntityModels) {
    this.models = models;
    this.#statements = statements;
  }

  /**
   * Runs each work on a savepoint of one transaction. A work that fails leaves no changes. Throws when the transaction cannot
   * begin or commit, or when a full disk ends it.
   */
  async commitAll(works: readonly Work[]): Promise<Outcome[]> {
    // Takes the write lock immediately: a lock taken later may fail and lose the work done before it.
    this.run('begin immediate', []);
    try {
      const outcomes: Outcome[] = [];
      for (const work of works) outcomes.push(await this.#aside(work));
      this.run('commit', []);
      return outcomes;
    } catch (error) {
      // When the disk is full, SQLite has already rolled the transaction back.
      if (this.#statements.isInTransaction) this.run('rollback', []);
      throw error;
    }
  }

  async #aside(work: Work): Promise<Outcome> {
    this.run('savepoint work', []);
    const later: Array<() => void> = [];
    this.#later = later;
    let outcome: Outcome;
    try {
      outcome = { result: await work(this), later };
    } catch (error) {
      // A full disk has ended the whole transaction, not only this savepoint.
      if (!this.#statements.isInTransaction) throw error;
      this.run('rollback to work', []);
      outcome = { error };
    }
    this.run('release work', []);
    return outcome;
  }

  rows(sql: string, values: readonly SqlValue[]): RawRow[] {
    return this.#statements
      .get(sql)
      .raw()
      .all(...values);
  }

  run(sql: string, values: readonly SqlValue[]): number {
    return this.#statements.get(sql).run(...values).changes;
  }

  afterCommit(work: () => void): void {
    this.#later.push(work);
  }
}

/** Prepared statements of one connection. When there are too many, the least recently used one is dropped. */
class Statements {
  readonly #connection: SqliteFile.Database;
  readonly #prepared = new LRUCache<string, Statement<unknown[], RawRow>>({ max: maxCachedStatements });

  constructor(connection: SqliteFile.Database) {
    this.#connection = connection;
  }

  get isInTransaction() {
    return this.#connection.inTransaction;
  }

  get(sql: string): Statement<unknown[], RawRow> {
    let statement = this.#prepared.get(sql);
    if (!statement) {
      statement = this.#connection.prepare<unknown[], RawRow>(sql);
      this.#prepared.set(sql, statement);
    }
    return statement;
  }

  close() {
    this.#prepared.clear();
    this.#connection.close();
  }
}

function openForReading(file: string): SqliteFile.Database {
  const connection = new SqliteFile(file, { readonly: true, timeout: 250 });
  connection.pragma('query_only = on');
  connection.pragma('mmap_size = 268435456');
  connection.pragma('cache_size = -65536');
  addTextFunctions(connection);
  return connection;
}
