import SqliteFile, { type Statement } from 'better-sqlite3';
import type { Database, RawRow, SqlValue } from './database.ts';

const statementsKept = 500;

/**
 * Reads on a connection of their own: in WAL mode they see the last commit, never the transaction
 * that the writing connection has open.
 */
export class SqliteDatabase implements Database {
  readonly engine = 'sqlite';
  readonly #file: string;
  readonly #statements = new Map<string, Statement<unknown[], RawRow>>();
  #connection: SqliteFile.Database | undefined;

  constructor(file: string) {
    this.#file = file;
  }

  rows(sql: string, values: readonly SqlValue[]): RawRow[] {
    return this.#statement(sql).all(...values);
  }

  rowsOfEach(sql: string, parentIds: readonly number[], values: readonly SqlValue[]): RawRow[][] {
    const statement = this.#statement(sql);
    return parentIds.map(id => statement.all(id, ...values));
  }

  async close(): Promise<void> {
    this.#statements.clear();
    this.#connection?.close();
    this.#connection = undefined;
  }

  #statement(sql: string) {
    let statement = this.#statements.get(sql);
    if (!statement) {
      statement = this.#open().prepare<unknown[], RawRow>(sql).raw();
      if (this.#statements.size >= statementsKept) this.#forgetOldest();
      this.#statements.set(sql, statement);
    }
    return statement;
  }

  #forgetOldest() {
    const [oldest] = this.#statements.keys();
    if (oldest !== undefined) this.#statements.delete(oldest);
  }

  #open() {
    if (!this.#connection) {
      this.#connection = new SqliteFile(this.#file, { readonly: true, timeout: 250 });
      this.#connection.pragma('query_only = on');
      this.#connection.pragma('mmap_size = 268435456');
      this.#connection.pragma('cache_size = -65536');
    }
    return this.#connection;
  }
}
