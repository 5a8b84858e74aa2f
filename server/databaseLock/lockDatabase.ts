import type { DatabaseConfig } from '../config.ts';
import type { DatabaseLock } from './databaseLock.ts';
import { lockPostgres, lockPostgresExclusively } from './lockPostgres.ts';
import { lockSqlite } from './lockSqlite.ts';

/** Locks the database for a running server. Throws `DatabaseInUse` with the reason when the server may not run. */
export const lockDatabase = async ({ engine, location }: DatabaseConfig): Promise<DatabaseLock> =>
  engine === 'sqlite' ? lockSqlite(location) : lockPostgres(location);

/** Locks the database for a command that replaces it. Throws while a server runs, and prevents servers from starting. */
export const lockDatabaseExclusively = async ({ engine, location }: DatabaseConfig): Promise<DatabaseLock> =>
  engine === 'sqlite' ? lockSqlite(location) : lockPostgresExclusively(location);
