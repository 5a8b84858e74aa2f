import { execFile } from 'node:child_process';
import { query } from '../../../kit/query/query.ts';
import { StationObstacle } from '../station/stationObstacle.ts';
import { freeServerPorts } from './freeServerPorts.ts';
import type { SampleScope } from './sampleScope.ts';

const findStreamServers = query('broadcasting.findStreamServers', (db) =>
  db.selectFrom('StreamServer').select(['id', 'host', 'port', 'isOwn']).orderBy('id').limit(100),
);

const ownHosts = new Set(['127.0.0.1', '::1', 'localhost']);

/**
 * Returns the reason why the demo station cannot start on this machine, with a text for its log. Undefined when it can. Moves its
 * Icecast to another port when its own is taken.
 */
export async function obstacleTo(
  scope: SampleScope,
  say: (line: string) => void,
): Promise<[StationObstacle, string] | undefined> {
  const servers = await findStreamServers.all(scope);
  if (servers.length === 0 || servers.some(({ host, isOwn }) => !isOwn || !ownHosts.has(host)))
    return [
      StationObstacle.OTHER_SERVERS,
      'not started: it has other streaming servers than one of its own on this machine.',
    ];
  if (!(await isInstalled('liquidsoap'))) return [StationObstacle.NO_LIQUIDSOAP, notInstalled('Liquidsoap')];
  if (!(await isInstalled('icecast2'))) return [StationObstacle.NO_ICECAST, notInstalled('Icecast')];
  const blocked = await freeServerPorts(scope, servers, say);
  if (!blocked) return undefined;
  return [
    StationObstacle.PORT_TAKEN,
    `not started: other programs listen on port ${blocked.port}, where its Icecast would, and on all ports near it.`,
  ];
}

const notInstalled = (name: string) =>
  `not started: ${name} is not on this machine. On Debian: apt-get install liquidsoap icecast2`;

/** True when the program exists, whatever its exit code. */
const isInstalled = (program: string): Promise<boolean> =>
  new Promise((resolve) => {
    execFile(program, ['--version'], { timeout: 10_000 }, (error) => {
      resolve((error as NodeJS.ErrnoException | null)?.code !== 'ENOENT');
    });
  });
