import { createApp } from './app.ts';
import { readConfig } from './config.ts';
import { migrate } from './migrate.ts';
import { openOrm } from './orm.ts';
import { openStorage } from './kit/storage/openStorage.ts';
import { seedDemo, seedFiles } from './seed.ts';

const config = readConfig();
const orm = await openOrm(config.database);
await migrate(orm);
if (config.seedDemo && (await seedDemo(orm))) {
  await seedFiles(await openStorage(config), orm);
  console.log('Filled the empty database with the sample data.');
}
const app = await createApp({ config, orm });
await app.server.listen({ host: config.host, port: config.port });
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
