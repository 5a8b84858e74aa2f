import { mkdir } from 'node:fs/promises';
import { join } from 'node:path';
import type { DemoEnvironment } from '../../../kit/domain.ts';
import { onEvent } from '../../../kit/events/onEvent.ts';
import { freePorts } from '../../../kit/network/freePorts.ts';
import { portsOfPlayer } from '../../../protocol/programs/ports.ts';
import { findRadioBySlug } from '../../programmes/findRadio.ts';
import { StationObstacle } from '../station/stationObstacle.ts';
import { killOrphanedProcesses } from './orphanedProcesses.ts';
import { obstacleTo } from './obstacles.ts';
import { PlayerProcess } from './playerProcess.ts';
import { sampleSlug, type SampleScope } from './sampleScope.ts';
import { giveToken, isTokenOf, sampleToken } from './sampleToken.ts';

/**
 * Puts the demo radio on the air on loopback. Does nothing when something prevents it, such as a missing Liquidsoap. The reason is then
 * logged, and shown as the obstacle of the station.
 */
export async function runSampleStation(demo: DemoEnvironment): Promise<() => Promise<void>> {
  const { database, services, secret, dataDir, address, say } = demo;
  const radio = await findRadioBySlug.first(database, { slug: sampleSlug });
  if (!radio) return nothing;
  const scope = { database, services, radioId: radio.id };
  const folder = join(dataDir, 'station');
  await killOrphanedProcesses(folder);
  const obstacle = await obstacleTo(scope, say);
  if (obstacle) return reportObstacle(demo, scope, ...obstacle);
  const token = sampleToken(secret, radio.id);
  if (!(await giveToken(scope, token))) return reportObstacle(demo, scope, ...otherToken);
  await mkdir(folder, { recursive: true, mode: 0o700 });
  const player = new PlayerProcess({ folder, token, address, port: await freePorts(portsOfPlayer), say });
  say(`The station of the demo: on the air in a moment; its player writes ${player.logFile}\n`);
  const watching = endWithToken({ demo, scope, token, player });
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

function reportObstacle(
  { services, say }: DemoEnvironment,
  { radioId }: SampleScope,
  obstacle: StationObstacle,
  why: string,
): () => Promise<void> {
  services.demoStation.setObstacle(radioId, obstacle);
  say(`The station of the demo: ${why}\n`);
  return nothing;
}

interface Running {
  demo: DemoEnvironment;
  scope: SampleScope;
  token: string;
  player: PlayerProcess;
}

/** Stops the player when its token is replaced or revoked, so that the new player finds the ports free. */
function endWithToken({ demo, scope, token, player }: Running): AbortController {
  const watching = new AbortController();
  const checkToken = async () => {
    if (watching.signal.aborted || (await isTokenOf(scope, token)) || watching.signal.aborted) return;
    watching.abort();
    demo.services.demoStation.setObstacle(scope.radioId, StationObstacle.OTHER_TOKEN);
    demo.say('The station of the demo: ended, for its token is another by now.');
    await player.stop();
  };
  onEvent(demo.services.events, {
    topic: 'airChanged',
    signal: watching.signal,
    // A failed check is repeated at the next change.
    handle: ({ radioId }) => void (radioId === scope.radioId && checkToken().catch(() => undefined)),
  });
  return watching;
}
