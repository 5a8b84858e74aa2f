import SqliteFile, { type Statement } from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { Database, RawRow, SqlValue, Transaction } from './database.ts';

const statementsKept = 500;

/** What row writes share with MikroORM: its connection, and its queue for that one connection. */
export interface SqliteWriter {
  connection: () => Promise<SqliteFile.Database>;
  queue: () => Kysely<unknown>;
}

/**
 * Reads on a connection of their own: in WAL mode they see the last commit, never the transaction that the writing
 * connection has open. Writes share MikroORM's connection and wait their turn for it.
 */
export class SqliteDatabase implements Database {
  readonly engine = 'sqlite';
  readonly #file: string;
  readonly #writer: SqliteWriter;
  #reading: Statements | undefined;
  #writing: Promise<SqliteTransaction> | undefined;

  constructor(file: string, writer: SqliteWriter) {
    this.#file = file;
    this.#writer = writer;
  }

  rows(sql: string, values: readonly SqlValue[]): RawRow[] {
    return this.#read(sql).all(...values);
  }

  rowsOfEach(sql: string, parentIds: readonly number[], values: readonly SqlValue[]): RawRow[][] {
    const statement = this.#read(sql);
    return parentIds.map((id) => statement.all(id, ...values));
  }

  async transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const transaction = await (this.#writing ??= this.#openWriting());
    return this.#writer
      .queue()
      .connection()
      .execute(async () => {
        // The write lock is taken at once: one that is taken late loses the work done before it.
        await transaction.run('begin immediate', []);
        try {
          const result = await work(transaction);
          await transaction.run('commit', []);
          return result;
        } catch (error) {
          await transaction.run('rollback', []);
          throw error;
        }
      });
  }

  async close(): Promise<void> {
    this.#reading?.close();
    this.#reading = undefined;
  }

  #read(sql: string) {
    return (this.#reading ??= new Statements(openForReading(this.#file))).get(sql).raw();
  }

  async #openWriting() {
    return new SqliteTransaction(new Statements(await this.#writer.connection()));
  }
}

class SqliteTransaction implements Transaction {
  readonly #statements: Statements;

  constructor(statements: Statements) {
    this.#statements = statements;
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
}

/** Prepared statements of one connection, the oldest forgotten when there are too many. */
class Statements {
  readonly #connection: SqliteFile.Database;
  readonly #prepared = new Map<string, Statement<unknown[], RawRow>>();

  constructor(connection: SqliteFile.Database) {
    this.#connection = connection;
  }

  get(sql: string): Statement<unknown[], RawRow> {
    let statement = this.#prepared.get(sql);
    if (!statement) {
      statement = this.#connection.prepare<unknown[], RawRow>(sql);
      const [oldest] = this.#prepared.keys();
      if (this.#prepared.size >= statementsKept && oldest !== undefined) this.#prepared.delete(oldest);
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
  // SQLite's own knows no letter beyond ASCII, PostgreSQL's knows them all.
  connection.function('lower', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  );
  return connection;
}
