import {
  ForwardingDatabase,
  type Database,
  type MaybePromise,
  type RawRow,
  type SqlValue,
  type Transaction,
} from '../database/database.ts';
import type { Tracing } from './tracing.ts';

/** A database that traces each statement as a span, with the SQL text and without its values. */
export class TracedDatabase extends ForwardingDatabase {
  readonly #tracing: Tracing;

  constructor(database: Database, tracing: Tracing) {
    super(database);
    this.#tracing = tracing;
  }

  get batched(): Database {
    return new TracedDatabase(this.behind.batched, this.#tracing);
  }

  rows(sql: string, values: readonly SqlValue[]): MaybePromise<RawRow[]> {
    return this.#followed(sql, () => this.behind.rows(sql, values));
  }

  rowsOfEach(...given: Parameters<Database['rowsOfEach']>): MaybePromise<RawRow[][]> {
    return this.#followed(given[0], () => this.behind.rowsOfEach(...given));
  }

  override transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#tracing.part('transaction', this.#attributes, () => {
      // Writes of several requests are committed together, in the asynchronous context of only one of them.
      const bound = this.#tracing.bound(work);
      return this.behind.transaction((transaction) => bound(this.#tracedTransaction(transaction)));
    });
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
