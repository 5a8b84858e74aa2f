import { spawnSync } from 'node:child_process';
import { mkdir, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { debianOwner } from '../protocol/programs/configuration.ts';
import { configurationFiles } from '../protocol/programs/configurationFiles.ts';
import { Player } from './player.ts';
import { Regie } from './regie.ts';
import { portsFrom } from '../protocol/programs/ports.ts';

const usage = `npm run station [-- [<radio>] [--write <folder>]]

Plays a radio. With --write, writes its configurations of Icecast and Liquidsoap to a folder and does nothing else.
<radio> is the slug of the radio: with a token of another radio, nothing is played.`;

/** Settings of the player, read from the environment. */
const { STATION_TOKEN, REGIE_URL = 'http://127.0.0.1:4000', STATION_DIR = './data/station' } = process.env;
/**
 * Address that encoders connect to. The default accepts only encoders on this machine; to accept others, set one of its network
 * addresses.
 */
const { STATION_LIVE_HOST = '127.0.0.1', STATION_LIVE_PORT = '8005' } = process.env;
const ports = portsFrom(Number(process.env['STATION_PORT'] ?? 8055));

const { values, positionals } = readArguments();
const [radio] = positionals;

if (!STATION_TOKEN) {
  console.error(
    'STATION_TOKEN is missing: make one under “Streaming” in the portal, with createStationToken.',
  );
  process.exit(2);
}

const owner = process.getuid?.() === 0 ? debianOwner : undefined;
if (radio !== undefined || values.write !== undefined) await readSetup();

if (spawnSync('liquidsoap', ['--version'], { stdio: 'ignore' }).status !== 0) {
  console.error(
    'Liquidsoap is not installed on this machine: on Debian, apt-get install liquidsoap icecast2.',
  );
  process.exit(2);
}

const player = new Player({
  address: REGIE_URL,
  token: STATION_TOKEN,
  folder: STATION_DIR,
  ports,
  live: { host: STATION_LIVE_HOST, port: Number(STATION_LIVE_PORT) },
  icecastUser: owner,
  log: (line) => console.log(`${new Date().toISOString()} ${line}`),
});
for (const signal of ['SIGTERM', 'SIGINT'] as const)
  process.once(signal, () => void player.stop().then(() => process.exit(0)));
// The parent process, which opened an IPC channel, has ended in whatever way: the player ends too.
process.once('disconnect', () => void player.stop().then(() => process.exit(0)));
await player.start();
console.log('The station is on the air.');

function readArguments() {
  try {
    const options = { write: { type: 'string' } } as const;
    const read = parseArgs({ options, allowPositionals: true });
    if (read.positionals.length <= 1) return read;
  } catch {
    // Invalid arguments: prints the usage.
  }
  console.error(usage);
  process.exit(2);
}

/**
 * Reads the setup. Exits when the token belongs to another radio than the given one. Exits too after writing configurations, when
 * these were requested.
 */
async function readSetup(): Promise<void> {
  const setup = await new Regie(REGIE_URL, STATION_TOKEN!).setup().catch((error: unknown) => {
    console.error(
      `The back office at ${REGIE_URL} does not return the setup of the station: ${String(error)}`,
    );
    if (values.write !== undefined) process.exit(1);
  });
  // Without the back office, the player starts with its stored setup.
  if (!setup) return;
  if (radio !== undefined && setup.radio.slug !== radio) {
    console.error(`The token belongs to “${setup.radio.slug}”, not to “${radio}”.`);
    process.exit(2);
  }
  if (values.write === undefined) return;
  await mkdir(values.write, { recursive: true });
  for (const { name, text } of configurationFiles(setup, { ports, folder: STATION_DIR, owner })) {
    const file = join(values.write, name);
    await writeFile(file, text, { mode: 0o600 });
    console.log(file);
  }
  process.exit(0);
}
