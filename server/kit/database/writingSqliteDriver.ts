import { AbstractSqlDriver, BaseSqliteConnection, SqlitePlatform } from '@mikro-orm/sql';
import { MikroORM as SqliteORM } from '@mikro-orm/sqlite';
import type { Configuration } from '@mikro-orm/core';
import SqliteFile from 'better-sqlite3';
import { CompiledQuery, SqliteDialect, SqliteDriver, type DatabaseConnection } from 'kysely';
import { foldText } from '../foldText.ts';

/**
 * MikroORM's SQLite driver for a single writing process. It uses WAL mode, syncs the disk at every commit unless the driver option
 * `synchronous` says otherwise, and takes the write lock at the start of a transaction. A lock taken later may fail, and the work
 * done before it would be lost.
 */
export class WritingSqliteDriver extends AbstractSqlDriver<WritingSqliteConnection> {
  constructor(config: Configuration) {
    super(config, new SqlitePlatform(), WritingSqliteConnection, ['kysely', 'better-sqlite3']);
  }

  override getORMClass() {
    return SqliteORM as never;
  }
}

/** Registers `fold_text`, and replaces `lower`, because SQLite's own only converts ASCII letters. */
export function addTextFunctions(connection: SqliteFile.Database): void {
  connection.function('lower', { deterministic: true }, (text) =>
    typeof text === 'string' ? text.toLowerCase() : text,
  );
  connection.function('fold_text', { deterministic: true }, (text) =>
    typeof text === 'string' ? foldText(text) : text,
  );
}

class WritingSqliteConnection extends BaseSqliteConnection {
  database!: SqliteFile.Database;

  override createKyselyDialect() {
    this.database = new SqliteFile(this.config.get('dbName')!, { timeout: 250 });
    this.database.pragma('journal_mode = WAL');
    this.database.pragma(`synchronous = ${this.config.get('driverOptions')['synchronous'] ?? 'FULL'}`);
    this.database.pragma('cache_size = -65536');
    addTextFunctions(this.database);
    return new ImmediateDialect({ database: this.database });
  }

  override async getNativeClient() {
    await this.ensureConnection();
    return this.database;
  }

  override async executeDump(dump: string) {
    await this.ensureConnection();
    this.database.exec(dump);
  }
}

class ImmediateDialect extends SqliteDialect {
  readonly #config: ConstructorParameters<typeof SqliteDialect>[0];

  constructor(config: ConstructorParameters<typeof SqliteDialect>[0]) {
    super(config);
    this.#config = config;
  }

  override createDriver() {
    return new ImmediateDriver(this.#config);
  }
}

class ImmediateDriver extends SqliteDriver {
  override async beginTransaction(connection: DatabaseConnection) {
    await connection.executeQuery(CompiledQuery.raw('begin immediate'));
  }
}
