// `npm run db:migration -- name`: writes a migration for the changes of the entities, for both engines. Builds the server only: the
// client does not compile while a screen uses types that are not generated yet.
import { spawnSync } from 'node:child_process';
import { buildServer } from './lib/build.mjs';
import { install } from './lib/install.mjs';
import { startPostgres } from './lib/programs/postgres.mjs';
import { installTools, tools } from './lib/programs/tools.mjs';
import { command } from './lib/steps.mjs';

await command(async () => {
  await install();
  await installTools([tools.postgres]);
  // Before the build, so that a missing PostgreSQL is reported at once.
  const { url, stop } = await startPostgres();
  try {
    await buildServer();
    const args = ['dist/server/commands/makeMigration.js', url, ...process.argv.slice(2)];
    const { status } = spawnSync('node', args, { stdio: 'inherit' });
    process.exitCode = status ?? 1;
  } finally {
    await stop();
  }
});
