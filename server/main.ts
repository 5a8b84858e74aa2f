import { readConfig } from './config.ts';
import { serve } from './serve.ts';

const config = readConfig();
const app = await serve(config);
announce();

for (const signal of ['SIGTERM', 'SIGINT'] as const) process.once(signal, stop);

function announce() {
  const { port } = app.server.server.address() as { port: number };
  console.log(`\n  Regie is ready: ${config.publicUrl ?? `http://${config.host}:${port}`}`);
  if (config.seedDemo) console.log('  Demo sign-ins: admin@demo.com / admin  and  client@demo.com / client');
  console.log('');
}

/** Takes no more requests, finishes those that run, and leaves; not later than after 20 seconds. */
async function stop() {
  setTimeout(() => process.exit(1), 20_000).unref();
  await app.close();
  process.exit(0);
}
