import { mkdirSync, realpathSync } from 'node:fs';
import { join } from 'node:path';
import type { Config } from '../config.ts';
import type { DatabaseLock } from './databaseLock.ts';
import { lockFile } from './lockFile.ts';

/**
 * Locks the data folder for the server that runs the programs of the demo. Their files have fixed names in that folder, and a
 * second server would end the player of the first. Servers without these programs may share a folder, as they share one
 * PostgreSQL database.
 *
 * Throws `DatabaseInUse`, whose message names the process that has locked the folder, and says how to start a second server.
 */
export function lockDemoFolder({
  dataDir,
  startsDemoServices,
}: Pick<Config, 'dataDir' | 'startsDemoServices'>): DatabaseLock {
  if (!startsDemoServices) return { release: async () => undefined };
  mkdirSync(dataDir, { recursive: true, mode: 0o700 });
  const folder = realpathSync(dataDir);
  return lockFile(
    join(folder, 'demo.server'),
    (holder) =>
      `The data folder ${folder} is in use by ${holder}. Stop that process first, or start this one with another folder and port: DATA_DIR=./data2 PORT=4001 npm start`,
  );
}
