import type { DatabaseConfig } from '../config.ts';
import { DatabaseInUse } from '../databaseLock/databaseLock.ts';
import { BackupProblem } from './backupProblem.ts';
import type { DatabasePlace } from './place.ts';
import { postgresPlace } from './postgres/postgresPlace.ts';
import { sqlitePlace } from './sqlite/sqlitePlace.ts';

/** Opens the database to restore to, and locks it exclusively. Throws `BackupProblem` while a server uses it. */
export async function openPlace({ engine, location }: DatabaseConfig): Promise<DatabasePlace> {
  try {
    return engine === 'sqlite' ? sqlitePlace(location) : await postgresPlace(location);
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error;
    throw new BackupProblem(`A backup is not restored over a running server. ${error.message}`);
  }
}
