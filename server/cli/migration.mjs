// `npm run db:migration -- name`: writes the migration of what changed in the entities, for both engines.
import { spawnSync } from 'node:child_process';
import { startPostgres } from './lib/postgres.mjs';

const { url, stop } = await startPostgres();
const env = { ...process.env, DATABASE_URL: url };
const { status } = spawnSync('node', ['dist/server/commands/makeMigration.js', ...process.argv.slice(2)], {
  stdio: 'inherit',
  env,
});
await stop();
process.exitCode = status ?? 1;
