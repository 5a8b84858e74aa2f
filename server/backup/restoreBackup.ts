import { open, type FileHandle } from 'node:fs/promises';
import { join } from 'node:path';
import type { Config, DatabaseConfig } from '../config.ts';
import { DatabaseInUse } from '../databaseLock/databaseLock.ts';
import { openStorage } from '../kit/storage/openStorage.ts';
import type { Storage } from '../kit/storage/storage.ts';
import { writeWhole } from '../kit/storage/writeWhole.ts';
import { keyOfName, partNames } from './archive/archive.ts';
import { BackupProblem } from './backupProblem.ts';
import { checkArchive, type CheckedBackup } from './archive/checkArchive.ts';
import type { DatabaseTarget } from './databaseTarget.ts';
import { partsOf } from './archive/readArchive.ts';
import { postgresTarget } from './postgres/postgresTarget.ts';
import { requireFitting } from './requireFitting.ts';
import { sqliteTarget } from './sqlite/sqliteTarget.ts';
import { withWorkFolder } from './workFolder.ts';

type StorageConfig = Pick<Config, 'dataDir' | 'database' | 'filesDir' | 's3' | 'secret' | 'secretFile'>;

interface RestoreOptions {
  /** True deletes the existing database and files. False makes the restore fail when there are any. */
  replace: boolean;
}

/**
 * Restores a backup. Reads and checks the whole backup before it changes anything. Then locks the database, and marks it while the
 * restore is unfinished, so that no server starts on it.
 */
export async function restoreBackup(
  config: StorageConfig,
  path: string,
  { replace }: RestoreOptions,
): Promise<CheckedBackup> {
  const file = await open(path).catch((error: Error) => {
    throw new BackupProblem(`The backup cannot be read: ${error.message}`);
  });
  try {
    return await withWorkFolder(config.dataDir, async (folder) => {
      const copy = join(folder, 'database');
      const backup = await checkArchive(file, copy);
      requireFitting(backup, config);
      const target = await openTarget(config.database);
      try {
        await restoreInto(target, { config, file, backup, copy, replace });
      } finally {
        await target.release();
      }
      return backup;
    });
  } finally {
    await file.close();
  }
}

/** Opens the database to restore to, and locks it exclusively. Throws `BackupProblem` while a server uses it. */
export async function openTarget({ engine, location }: DatabaseConfig): Promise<DatabaseTarget> {
  try {
    return engine === 'sqlite' ? sqliteTarget(location) : await postgresTarget(location);
  } catch (error) {
    if (!(error instanceof DatabaseInUse)) throw error;
    throw new BackupProblem(`A backup cannot be restored while the server is running. ${error.message}`);
  }
}

interface Restore extends RestoreOptions {
  config: StorageConfig;
  file: FileHandle;
  backup: CheckedBackup;
  /** Path of the database file extracted from the backup. */
  copy: string;
}

async function restoreInto(
  target: DatabaseTarget,
  { config, file, backup, copy, replace }: Restore,
): Promise<void> {
  const storage = await openStorage(config);
  if (!replace && !((await target.isEmpty()) && (await isEmpty(storage))))
    throw new BackupProblem(
      'There is something here already. With --replace it goes, database and files, and the backup takes its place.',
    );
  await target.check(copy);
  await target.mark(`of ${backup.header.at}, begun ${new Date().toISOString()}`);
  await putFiles(storage, file, config);
  if (replace) await removeOtherFiles(storage, backup.keys);
  await target.replaceBy(copy);
  await target.unmark();
}

async function isEmpty(storage: Storage): Promise<boolean> {
  for await (const _ of storage.keys()) return false;
  return true;
}

async function putFiles(storage: Storage, file: FileHandle, { secretFile }: StorageConfig): Promise<void> {
  for await (const { name, content } of partsOf(file)) {
    const key = keyOfName(name);
    if (key !== undefined) await storage.put(key, content);
    else if (name === partNames.secret && secretFile) await writeWhole(secretFile, content, 0o600);
  }
}

async function removeOtherFiles(storage: Storage, keys: ReadonlySet<string>): Promise<void> {
  for await (const key of storage.keys()) if (!keys.has(key)) await storage.delete(key);
}
