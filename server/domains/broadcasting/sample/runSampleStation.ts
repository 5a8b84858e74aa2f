import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoEnvironment } from '../../../kit/domain.ts';
import { onEvent } from '../../../kit/events/onEvent.ts';
import { freePorts } from '../../../kit/network/freePorts.ts';
import { portsOfPlayer } from '../../../protocol/programs/ports.ts';
import { radioBySlug } from '../../programmes/radioBySlug.ts';
import { StationObstacle } from '../station/stationObstacle.ts';
import { endLeftBehind } from './leftBehind.ts';
import { obstacleTo } from './obstacles.ts';
import { PlayerProcess } from './playerProcess.ts';
import { sampleSlug, type SamplePlace } from './samplePlace.ts';
import { giveToken, isTokenOf, sampleToken } from './sampleToken.ts';

/**
 * Puts the demo radio on the air on loopback, when Liquidsoap and Icecast are installed. Otherwise the reason is logged, and
 * shown as the obstacle of the station.
 */
export async function runSampleStation(beside: DemoEnvironment): Promise<() => Promise<void>> {
  const { database, services, secret, dataDir, address, say } = beside;
  const radio = await radioBySlug.first(database, { slug: sampleSlug });
  if (!radio) return nothing;
  const place = { database, services, radioId: radio.id };
  const folder = join(dataDir, 'station');
  await endLeftBehind(folder);
  const obstacle = await obstacleTo(place, say);
  if (obstacle) return keptOff(beside, place, ...obstacle);
  const token = sampleToken(secret, radio.id);
  if (!(await giveToken(place, token))) return keptOff(beside, place, ...otherToken);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const player = new PlayerProcess({ folder, token, address, port: await freePorts(portsOfPlayer), say });
  say(`The station of the demo: on the air in a moment; its player writes ${player.logFile}\n`);
  const watching = endWithToken({ beside, place, token, player });
  return async () => {
    watching.abort();
    await player.stop();
  };
}

const nothing = async () => undefined;

const otherToken = [
  StationObstacle.OTHER_TOKEN,
  'not started: its token is another by now, and whoever made that starts its player.',
] as const;

function keptOff(
  { services, say }: DemoEnvironment,
  { radioId }: SamplePlace,
  obstacle: StationObstacle,
  why: string,
): () => Promise<void> {
  services.demoStation.keptOff(radioId, obstacle);
  say(`The station of the demo: ${why}\n`);
  return nothing;
}

interface Running {
  beside: DemoEnvironment;
  place: SamplePlace;
  token: string;
  player: PlayerProcess;
}

/** Stops the player when its token is replaced or revoked, so that the new player finds the ports free. */
function endWithToken({ beside, place, token, player }: Running): AbortController {
  const watching = new AbortController();
  const look = async () => {
    if (watching.signal.aborted || (await isTokenOf(place, token)) || watching.signal.aborted) return;
    watching.abort();
    beside.services.demoStation.keptOff(place.radioId, StationObstacle.OTHER_TOKEN);
    beside.say('The station of the demo: ended, for its token is another by now.');
    await player.stop();
  };
  onEvent(beside.services.events, {
    topic: 'airChanged',
    signal: watching.signal,
    // A failed check is repeated at the next change.
    handle: ({ radioId }) => void (radioId === place.radioId && look().catch(() => undefined)),
  });
  return watching;
}
