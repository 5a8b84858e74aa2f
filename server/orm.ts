import type { MigrationsOptions } from '@mikro-orm/core';
import { ReflectMetadataProvider } from '@mikro-orm/decorators/legacy';
import { Migrator } from '@mikro-orm/migrations';
import { MikroORM as PostgresORM, PostgreSqlDriver } from '@mikro-orm/postgresql';
import { MikroORM, type Options } from '@mikro-orm/sql';
import type SqliteFile from 'better-sqlite3';
import type { Kysely } from 'kysely';
import type { Pool } from 'pg';
import { usualPool, type DatabaseConfig } from './config.ts';
import { domains } from './domains/index.ts';
import type { PoolUse } from './transport/observing/metrics.ts';
import type { Database } from './kit/database/database.ts';
import { PostgresDatabase } from './kit/database/postgresDatabase.ts';
import { SqliteDatabase } from './kit/database/sqliteDatabase.ts';
import { StoredEvent } from './kit/events/storedEvent.entity.ts';
import { WritingSqliteDriver } from './kit/database/writingSqliteDriver.ts';
import { EntityModels } from './kit/read/model.ts';
import { migrations as postgresMigrations } from './migrations/postgresql/index.ts';
import { isReplaced } from './migrations/replaced.ts';
import { migrations as sqliteMigrations } from './migrations/sqlite/index.ts';

export type Orm = MikroORM;

interface OrmOptions {
  /** Entities of a test, in addition to those of the domains. */
  moreEntities?: readonly (new () => object)[];
  /** Entities of an older version, instead of those of the domains. */
  entities?: readonly Function[];
  /** SQLite's `synchronous` pragma. Tests turn it off. Defaults to `FULL`. */
  synchronous?: 'FULL' | 'OFF';
  migrations?: MigrationsOptions;
}

/** MikroORM's options for both engines. */
export function ormOptions(
  { engine, location, pool = usualPool }: DatabaseConfig,
  { moreEntities = [], entities, synchronous = 'FULL', migrations }: OrmOptions = {},
): Options {
  return {
    entities: [StoredEvent, ...(entities ?? domains.flatMap((domain) => domain.entities)), ...moreEntities],
    metadataProvider: ReflectMetadataProvider,
    metadataCache: { enabled: false },
    extensions: [Migrator],
    forceUtcTimezone: true,
    logger: () => {},
    ignoreUndefinedInQuery: true,
    migrations: migrations ?? {
      snapshot: false,
      migrationsList: migrationsOf(engine),
    },
    ...(engine === 'sqlite'
      ? { driver: WritingSqliteDriver, dbName: location, driverOptions: { synchronous } }
      : {
          driver: PostgreSqlDriver,
          clientUrl: location,
          driverOptions: {
            statement_timeout: pool.statementTimeout,
            lock_timeout: pool.lockTimeout,
            idle_in_transaction_session_timeout: pool.idleTimeout,
          },
          pool: { min: 0, max: pool.size },
        }),
  };
}

export async function openOrm(config: DatabaseConfig, options?: OrmOptions): Promise<Orm> {
  const orm = config.engine === 'sqlite' ? MikroORM : PostgresORM;
  return orm.init(ormOptions(config, options));
}

export const isPostgres = (orm: Orm): boolean => orm.config.get('driver') === (PostgreSqlDriver as unknown);

/**
 * Calls `work` with a database connection for schema changes, which has no timeouts. A change may read every row of a table, or
 * create the table anew.
 */
export async function forChanges<T>(orm: Orm, work: (patient: Orm) => Promise<T>): Promise<T> {
  if (!isPostgres(orm)) return withRecreatedTables(orm, work);
  const options = { ...orm.config.getAll(), driverOptions: {}, pool: { min: 0, max: 2 } };
  const patient = await PostgresORM.init(options);
  try {
    return await work(patient);
  } finally {
    await patient.close();
  }
}

/**
 * Runs schema changes without the check of foreign keys. For most changes SQLite creates a table anew, and with the check this
 * would delete rows that refer to it. The check can only be turned off outside of a transaction, but migrations run inside of
 * one.
 */
async function withRecreatedTables<T>(orm: Orm, work: (orm: Orm) => Promise<T>): Promise<T> {
  const connection = orm.em.getConnection();
  await connection.execute('pragma foreign_keys = off');
  try {
    const done = await work(orm);
    const [broken] = await connection.execute<Array<{ table: string }>>('pragma foreign_key_check');
    if (broken) throw new Error(`Rows of ${broken.table} refer to rows that do not exist.`);
    return done;
  } finally {
    await connection.execute('pragma foreign_keys = on');
  }
}

const migrationsOf = (engine: DatabaseConfig['engine']) =>
  engine === 'sqlite' ? sqliteMigrations : postgresMigrations;

/** Returns the names of this version's migrations, in the order in which they run. */
export const migrationNamesOf = (engine: DatabaseConfig['engine']): string[] =>
  migrationsOf(engine).map(({ name }) => name);

/** True for the migrations of this version, and for those that its initial migration replaces. */
export const isKnownMigration = (engine: DatabaseConfig['engine'], name: string): boolean =>
  isReplaced(name) || migrationsOf(engine).some((migration) => migration.name === name);

/** Counts the open, idle and awaited connections of the PostgreSQL connection pool. Undefined on SQLite. */
export async function poolUseOf({ engine }: DatabaseConfig, orm: Orm): Promise<PoolUse | undefined> {
  if (engine !== 'postgresql') return undefined;
  const pool = (await orm.em.getConnection().getNativeClient()) as Pool;
  return { open: pool.totalCount, idle: pool.idleCount, waiting: pool.waitingCount };
}

/** Opens the database for reads and row writes without the ORM. */
export function openDatabase({ engine, location }: DatabaseConfig, orm: Orm): Database {
  const connection = orm.em.getConnection();
  const models = new EntityModels(orm.em);
  if (engine === 'postgresql')
    return new PostgresDatabase(
      models,
      () => connection.getNativeClient() as Promise<Pool>,
      (name) => isKnownMigration(engine, name),
    );
  return new SqliteDatabase(location, models, {
    connection: () => connection.getNativeClient() as Promise<SqliteFile.Database>,
    queue: () => connection.getClient() as Kysely<unknown>,
  });
}
