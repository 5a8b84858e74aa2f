import { readConfig } from './config.ts';
import { portalUrlOf } from './http/portalUrl.ts';
import { serve } from './serve.ts';

const config = readConfig();
const app = await serve(config);
announce();

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);

function announce() {
  console.log(`\n  Regie is ready: ${portalUrlOf(config, app.server.server)}`);
  if (config.seedDemo) console.log('  Demo sign-ins: admin@demo.com / admin  and  client@demo.com / client');
  console.log('');
}

/** Takes no more requests, finishes those that run, and leaves; not later than after 20 seconds, whatever jobs do. */
async function stop() {
  setTimeout(() => process.exit(1), 20_000).unref();
  await app.close();
  process.exit(0);
}
