import type { Database, MaybePromise, RawRow, SqlValue, Transaction } from '../database/database.ts';
import type { Tracing } from './tracing.ts';

/** A database that traces each statement as a span, with the SQL text and without its values. */
export class TracedDatabase implements Database {
  readonly #database: Database;
  readonly #tracing: Tracing;

  constructor(database: Database, tracing: Tracing) {
    this.#database = database;
    this.#tracing = tracing;
  }

  get engine() {
    return this.#database.engine;
  }

  get models() {
    return this.#database.models;
  }

  get isOutdated() {
    return this.#database.isOutdated;
  }

  get isDiskFull() {
    return this.#database.isDiskFull;
  }

  get batched(): Database {
    return new TracedDatabase(this.#database.batched, this.#tracing);
  }

  rows(sql: string, values: readonly SqlValue[]): MaybePromise<RawRow[]> {
    return this.#followed(sql, () => this.#database.rows(sql, values));
  }

  rowsOfEach(...given: Parameters<Database['rowsOfEach']>): MaybePromise<RawRow[][]> {
    return this.#followed(given[0], () => this.#database.rowsOfEach(...given));
  }

  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#tracing.part('transaction', this.#attributes, () => {
      // Writes of several requests are committed together, in the asynchronous context of only one of them.
      const bound = this.#tracing.bound(work);
      return this.#database.transaction((transaction) => bound(this.#tracedTransaction(transaction)));
    });
  }

  close(): Promise<void> {
    return this.#database.close();
  }

  #tracedTransaction(transaction: Transaction): Transaction {
    return {
      models: transaction.models,
      rows: (sql, values) => this.#followed(sql, () => transaction.rows(sql, values)),
      run: (sql, values) => this.#followed(sql, () => transaction.run(sql, values)),
      afterCommit: (work) => transaction.afterCommit(work),
    };
  }

  get #attributes() {
    return { 'db.system.name': this.engine };
  }

  #followed<T>(sql: string, work: () => T): T {
    const operation = /^\s*(\w+)/.exec(sql)?.[1]?.toLowerCase() ?? 'statement';
    return this.#tracing.part(operation, { ...this.#attributes, 'db.query.text': sql }, work);
  }
}
