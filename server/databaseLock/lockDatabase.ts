import type { DatabaseConfig } from '../config.ts';
import type { DatabaseLock } from './databaseLock.ts';
import { lockPostgres, lockPostgresExclusively } from './lockPostgres.ts';
import { lockSqlite } from './lockSqlite.ts';

/** What every server holds while it runs; throws with the reason when it may not run. */
export const lockDatabase = async ({ engine, location }: DatabaseConfig): Promise<DatabaseLock> =>
  engine === 'sqlite' ? lockSqlite(location) : lockPostgres(location);

/** For a command that changes what servers stand on: throws while one runs, and none starts while it is held. */
export const lockDatabaseExclusively = async ({ engine, location }: DatabaseConfig): Promise<DatabaseLock> =>
  engine === 'sqlite' ? lockSqlite(location) : lockPostgresExclusively(location);
