import { createReadStream, readFileSync } from 'node:fs';
import { stat } from 'node:fs/promises';
import { findPackageJSON } from 'node:module';
import { join } from 'node:path';
import { Readable } from 'node:stream';
import type { Config } from '../config.ts';
import { refuseUnfinishedRestore } from '../databaseLock/unfinishedRestore.ts';
import { openStorage } from '../kit/storage/openStorage.ts';
import type { Storage } from '../kit/storage/storage.ts';
import { archiveFormat, nameOfFile, partNames } from './archive/archive.ts';
import { BackupProblem } from './backupProblem.ts';
import type { DatabaseSource } from './databaseSource.ts';
import { postgresSource } from './postgres/postgresSource.ts';
import { secretMarkOf } from './secretMark.ts';
import { sqliteSource } from './sqlite/sqliteSource.ts';
import { withWorkFolder } from './workFolder.ts';
import { writeArchive, type AddPart } from './archive/writeArchive.ts';

type StorageConfig = Pick<Config, 'dataDir' | 'database' | 'filesDir' | 's3' | 'secret' | 'secretFile'>;

/**
 * Streams a backup, also while servers run. A server stores a file before a row names it, and deletes it after that row. So the
 * files are added before the database, and the new files once more after it: together they contain every file that a row of the
 * copy names. Files without a row only cost space. Exception: a file that was stored and deleted between the listing before the
 * copy and the listing after it is missing, such as a picture that was replaced immediately.
 */
export async function makeBackup(config: StorageConfig): Promise<Readable> {
  await refuseUnfinishedRestore(config.database);
  const storage = await openStorage(config);
  const source = await sourceOf(config);
  const migrations = await source.migrations();
  const header = {
    format: archiveFormat,
    version: productVersion(),
    at: new Date().toISOString(),
    engine: config.database.engine,
    migrations,
    secretMark: secretMarkOf(config.secret),
  };
  return writeArchive(header, async (add) => {
    const added = new Set<string>();
    try {
      if (config.secretFile) await addText(add, partNames.secret, config.secret);
      // The second pass adds files that were stored during the first pass, which may take hours.
      await addFiles(add, storage, added);
      await addFiles(add, storage, added);
      const copied = await addDatabase(add, source, config.dataDir);
      if (copied.join() !== migrations.join())
        throw new BackupProblem(
          'The database was migrated to another version meanwhile: start the command again.',
        );
      await addFiles(add, storage, added);
    } finally {
      await source.close();
    }
  });
}

const sourceOf = async ({ database: { engine, location } }: StorageConfig): Promise<DatabaseSource> =>
  engine === 'sqlite' ? sqliteSource(location) : postgresSource(location);

/** Adds the stored files that are not in `added` yet. */
async function addFiles(add: AddPart, storage: Storage, added: Set<string>): Promise<void> {
  for await (const key of storage.keys()) {
    if (added.has(key)) continue;
    const file = await storage.read(key);
    // The file was deleted since it was listed.
    if (!file) continue;
    await add(nameOfFile(key), file.size, file.content);
    added.add(key);
  }
}

const addDatabase = (add: AddPart, source: DatabaseSource, dataDir: string): Promise<string[]> =>
  withWorkFolder(dataDir, async (folder) => {
    const path = join(folder, 'database');
    const migrations = await source.copyTo(path);
    await add(partNames.database, (await stat(path)).size, createReadStream(path));
    return migrations;
  });

const addText = (add: AddPart, name: string, text: string) =>
  add(name, Buffer.byteLength(text), Readable.from([Buffer.from(text)]));

function productVersion(): string {
  const { version } = JSON.parse(readFileSync(findPackageJSON('..', import.meta.url)!, 'utf8')) as {
    version: string;
  };
  return version;
}
