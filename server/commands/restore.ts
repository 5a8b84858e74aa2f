import { resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { restoreBackup } from '../backup/restoreBackup.ts';
import { readConfig } from '../config.ts';
import { makePrivate } from '../privateFiles.ts';

/**
 * `npm run restore -- /backups/regie.tar`: restores a backup into an empty installation, while no server runs. `--replace` deletes
 * the existing database and files.
 */
const { values, positionals } = parseArgs({
  allowPositionals: true,
  strict: false,
  options: { replace: { type: 'boolean' } },
});
const { replace = false, ...unknown } = values;
const [path] = positionals;
if (!path || positionals.length > 1 || Object.keys(unknown).length > 0) {
  console.error('Usage: npm run restore -- FILE [--replace]');
  process.exit(2);
}

try {
  const config = readConfig();
  makePrivate(config);
  const { header, keys } = await restoreBackup(config, resolve(path), {
    replace: replace === true,
  });
  console.log(
    `The backup of ${header.at}, made by version ${header.version}, is in its place with ${keys.size} files. Start the server.`,
  );
} catch (error) {
  console.error(`Not restored. ${(error as Error).message}`);
  process.exitCode = 1;
}
