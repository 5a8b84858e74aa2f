import { spawnSync } from 'node:child_process';
import { debianOwner } from './configuration.ts';
import { Player } from './player.ts';

/** Every setting of the player, read from the environment. */
const { STATION_TOKEN, REGIE_URL = 'http://127.0.0.1:4000', STATION_DIR = './data/station' } = process.env;
/** Where encoders connect: of this machine alone unless another address of it is named. */
const { STATION_LIVE_HOST = '127.0.0.1', STATION_LIVE_PORT = '8005' } = process.env;
const port = Number(process.env['STATION_PORT'] ?? 8055);

if (!STATION_TOKEN) {
  console.error(
    'STATION_TOKEN is missing: make one under “Streaming” in the portal, with createStationToken.',
  );
  process.exit(2);
}

if (spawnSync('liquidsoap', ['--version'], { stdio: 'ignore' }).status !== 0) {
  console.error('Liquidsoap is not on this machine: on Debian, apt-get install liquidsoap icecast2.');
  process.exit(2);
}

const player = new Player({
  address: REGIE_URL,
  token: STATION_TOKEN,
  folder: STATION_DIR,
  ports: { player: port, commands: port + 1, live: port + 2 },
  live: { host: STATION_LIVE_HOST, port: Number(STATION_LIVE_PORT) },
  icecastUser: process.getuid?.() === 0 ? debianOwner : undefined,
  log: (line) => console.log(`${new Date().toISOString()} ${line}`),
});
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void player.stop().then(() => process.exit(0)));
// Whoever started us with a channel is gone, however that went.
process.once('disconnect', () => void player.stop().then(() => process.exit(0)));
await player.start();
console.log('The station is on the air.');
