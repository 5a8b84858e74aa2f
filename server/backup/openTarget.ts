import type { DatabaseConfig } from '../config.ts';
import { DatabaseInUse } from '../databaseLock/databaseLock.ts';
import { BackupProblem } from './backupProblem.ts';
import type { DatabaseTarget } from './databaseTarget.ts';
import { postgresTarget } from './postgres/postgresTarget.ts';
import { sqliteTarget } from './sqlite/sqliteTarget.ts';

/** Opens the database to restore to, and locks it exclusively. Throws `BackupProblem` while a server uses it. */
export async function openTarget({ engine, location }: DatabaseConfig): Promise<DatabaseTarget> {
  try {
    return engine === 'sqlite' ? sqliteTarget(location) : await postgresTarget(location);
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error;
    throw new BackupProblem(`A backup cannot be restored while the server is running. ${error.message}`);
  }
}
