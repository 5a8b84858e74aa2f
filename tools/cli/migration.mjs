// `npm run db:migration -- name`: writes a migration for the changes of the entities, for both engines.
import { spawnSync } from 'node:child_process';
import { startPostgres } from './lib/programs/postgres.mjs';

const { url, stop } = await startPostgres();
const args = ['dist/server/commands/makeMigration.js', url, ...process.argv.slice(2)];
const { status } = spawnSync('node', args, { stdio: 'inherit' });
await stop();
process.exitCode = status ?? 1;
