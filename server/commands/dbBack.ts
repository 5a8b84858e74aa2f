import 'reflect-metadata';
import { readConfig } from '../config.ts';
import { makePrivate } from '../privateFiles.ts';
import { goBack } from './goBack.ts';

/**
 * `npm run db:back -- Migration20261123061825_jobs`: undoes all later migrations. An older version can then use the database.
 */
const [to, ...more] = process.argv.slice(2);
if (!to || more.length > 0) {
  console.error('Usage: npm run db:back -- MIGRATION');
  process.exit(2);
}

try {
  const config = readConfig();
  makePrivate(config);
  const undone = await goBack(config, to);
  console.log(undone.length === 0 ? 'There is nothing to undo.' : `Undone:\n${undone.join('\n')}`);
} catch (error) {
  console.error(`Nothing was undone. ${(error as Error).message}`);
  process.exitCode = 1;
}
