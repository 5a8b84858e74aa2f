import { domains } from './domains/index.ts';
import { readConfig } from './config.ts';
import { DatabaseInUse } from './databaseLock/databaseLock.ts';
import { closeSeconds, stopApp } from './transport/lifecycle/stopping.ts';
import { portalUrlOf } from './transport/pages/portalUrl.ts';
import { startDemoServices } from './demoServices.ts';
import { UnfitDatabase } from './migrations/unfitDatabase.ts';
import { CannotListen, serve } from './serve.ts';

const config = readConfig();
const app = await serve(config).catch(explainRefusal);
announce();

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);
const demoServices = startDemoServices(app, config);

function announce() {
  const portal = portalUrlOf(config, app.server.server);
  console.log(`\n  Regie is ready: ${portal}`);
  if (config.seedDemo)
    for (const { announceDemo } of domains) if (announceDemo) console.log(`  ${announceDemo(portal)}`);
  if (config.seedDemo) console.log('  Demo sign-ins: admin@demo.com / admin  and  client@demo.com / client');
  console.log('');
}

/** Prints why the server cannot use the data folder, the database or the port, and exits. Prints no stack. Rethrows every other error. */
function explainRefusal(error: unknown): never {
  const isExplained = [DatabaseInUse, UnfitDatabase, CannotListen].some((kind) => error instanceof kind);
  if (!isExplained) throw error;
  console.error(`\n  ${(error as Error).message}\n`);
  process.exit(1);
}

/** Stops the demo programs, drains the server, and exits. Takes at most `drainSeconds` and `closeSeconds` together. */
async function stop() {
  setTimeout(() => process.exit(1), (config.drainSeconds + closeSeconds) * 1000).unref();
  // The demo programs report to this server, so they are stopped while it still answers.
  await demoServices.then((end) => end());
  await stopApp(app, config.drainSeconds);
  process.exit(0);
}
