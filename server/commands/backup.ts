import { resolve } from 'node:path';
import { pipeline } from 'node:stream/promises';
import { makeBackup } from '../backup/makeBackup.ts';
import { writeBackup } from '../backup/writeBackup.ts';
import { readConfig } from '../config.ts';
import { makePrivate } from '../privateFiles.ts';

/**
 * `npm run backup -- /backups/regie.tar`: writes a backup of the database and all files into one file. Servers may run meanwhile.
 * With `-` as the file, writes to the standard output.
 */
const [target, ...more] = process.argv.slice(2);
if (!target || more.length > 0) {
  console.error('Usage: npm run backup -- FILE, or - for the standard output');
  process.exit(2);
}

try {
  const config = readConfig();
  makePrivate(config);
  const bytes = await makeBackup(config);
  if (target === '-') await pipeline(bytes, process.stdout);
  else await writeBackup(resolve(target), bytes);
  console.error(`The backup is complete${target === '-' ? '' : `: ${resolve(target)}`}.`);
} catch (error) {
  console.error(`No backup was made. ${(error as Error).message}`);
  process.exitCode = 1;
}
