import { createHash } from 'node:crypto';
import type { Pool, PoolClient } from 'pg';
import type { EntityModels } from '../read/model.ts';
import { withDatabaseErrors, databaseError } from './away.ts';
import type { Database, RawRow, SqlValue, Transaction } from './database.ts';
import { first } from './ofEach.ts';
import { DiskFullState } from './diskFullState.ts';
import { SchemaDriftDetector } from './schemaDriftDetector.ts';
import { BatchingDatabase } from './batchingDatabase.ts';

/**
 * Reads and row writes on the connection pool of MikroORM. Statements are named, so that PostgreSQL parses each text only once per
 * connection.
 */
export class PostgresDatabase implements Database {
  readonly engine = 'postgresql';
  readonly batched: Database = new BatchingDatabase(this);
  readonly models: EntityModels;
  readonly #pool: () => Promise<Pool>;
  readonly #statements = new Map<string, { name: string; text: string }>();
  readonly #notes = new DiskFullState();
  readonly #shape: SchemaDriftDetector;
  readonly #lateralTexts = new Map<string, string>();

  /** `isKnownMigration` must return true for the migrations of this version. */
  constructor(
    models: EntityModels,
    pool: () => Promise<Pool>,
    isKnownMigration: (name: string) => boolean = () => false,
  ) {
    this.models = models;
    this.#pool = pool;
    this.#shape = new SchemaDriftDetector(isKnownMigration, async (text) => {
      return (await (await pool()).query<RawRow>({ text, rowMode: 'array' })).rows;
    });
  }

  async rows(sql: string, values: readonly SqlValue[]): Promise<RawRow[]> {
    return (await this.#query(await this.#pool(), sql, values)).rows;
  }

  rowsOfEach(...each: Parameters<Database['rowsOfEach']>): Promise<RawRow[][]> {
    return this.rowsOfEachBy((sql, values) => this.rows(sql, values), ...each);
  }

  /** Like `rowsOfEach`, but runs the statement with the given function. */
  async rowsOfEachBy(
    run: (sql: string, values: readonly SqlValue[]) => Promise<RawRow[]>,
    sql: string,
    parentIds: readonly number[],
    values: readonly SqlValue[],
    idPositions: readonly number[] = first,
  ): Promise<RawRow[][]> {
    const rows = await run(this.#lateral(sql, idPositions), [parentIds, ...values]);
    const byParent = new Map<number, RawRow[]>(parentIds.map((id) => [id, []]));
    for (const [parentId, ...row] of rows) byParent.get(parentId as number)?.push(row);
    return parentIds.map((id) => byParent.get(id) ?? []);
  }

  /** SQL types of the parameters of a statement. */
  async typesOf(sql: string): Promise<string[]> {
    const client = await this.#connect();
    try {
      await client.query(`prepare types_of as ${this.#prepared(sql).text}`);
      const { rows } = await client.query<{ types: string[] }>(
        "select parameter_types::text[] as types from pg_prepared_statements where name = 'types_of'",
      );
      await client.query('deallocate types_of');
      return rows[0]!.types;
    } finally {
      client.off('error', ignore);
      client.release();
    }
  }

  get isDiskFull(): boolean {
    return this.#notes.lacksRoom;
  }

  get isOutdated(): boolean {
    return this.#shape.isOutdated;
  }

  transaction<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    return this.#notes.noting(this.#write(work));
  }

  async #write<T>(work: (transaction: Transaction) => Promise<T>): Promise<T> {
    const later: Array<() => void> = [];
    const result = await this.#inOne((client) => work(this.#on(client, later)));
    for (const each of later) each();
    return result;
  }

  async #inOne<T>(work: (client: PoolClient) => Promise<T>): Promise<T> {
    const client = await this.#connect();
    try {
      await withDatabaseErrors(client.query('begin'));
      const result = await work(client);
      await withDatabaseErrors(client.query('commit'));
      return result;
    } catch (error) {
      // A broken connection has ended the transaction already.
      await client.query('rollback').catch(() => undefined);
      throw error;
    } finally {
      client.off('error', ignore);
      client.release();
    }
  }

  async close(): Promise<void> {
    // The pool belongs to MikroORM, which closes it.
  }

  async #connect(): Promise<PoolClient> {
    const client = await withDatabaseErrors((await this.#pool()).connect());
    // A connection may break between two queries, when nothing else listens for errors. The next query then fails.
    return client.on('error', ignore);
  }

  #on(client: PoolClient, later: Array<() => void>): Transaction {
    return {
      models: this.models,
      afterCommit: (work) => void later.push(work),
      rows: async (sql, values) => (await this.#query(client, sql, values)).rows,
      run: async (sql, values) => (await this.#query(client, sql, values)).rowCount ?? 0,
    };
  }

  async #query(on: Pool | PoolClient, sql: string, values: readonly SqlValue[]) {
    try {
      return await on.query<RawRow>({ ...this.#prepared(sql), values: [...values], rowMode: 'array' });
    } catch (error) {
      throw databaseError(await this.#shape.explain(error));
    }
  }

  #lateral(sql: string, idPositions: readonly number[]) {
    let text = this.#lateralTexts.get(sql);
    if (!text) {
      let position = 0;
      const perParent = sql.replaceAll('?', () => (idPositions.includes(position++) ? 'parent.id' : '?'));
      text = `select parent.id, child.* from unnest(?::int[]) with ordinality as parent(id, position) cross join lateral (${perParent}) as child order by parent.position`;
      this.#lateralTexts.set(sql, text);
    }
    return text;
  }

  /** The statement with PostgreSQL's placeholders, under a name that only depends on its text. */
  #prepared(sql: string) {
    let statement = this.#statements.get(sql);
    if (!statement) {
      let count = 0;
      const text = sql.replaceAll('?', () => `$${++count}`);
      statement = { name: createHash('sha1').update(text).digest('base64url'), text };
      this.#statements.set(sql, statement);
    }
    return statement;
  }
}

const ignore = () => {};
