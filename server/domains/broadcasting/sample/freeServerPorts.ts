import { rowLock } from '../../../kit/resource/storedRows.ts';
import { isFree } from '../../../kit/network/freePorts.ts';
import { inTransaction } from '../../../kit/resource/transaction.ts';
import { readStored, updateRow } from '../../../kit/write/rowWrites.ts';
import { publishAirChanged } from '../playout/airEvents.ts';
import { StreamServer } from '../streams/streamServer.entity.ts';
import type { SampleScope } from './sampleScope.ts';

interface DemoServer {
  id: number;
  host: string;
  port: number;
}

/** Number of ports after the configured one that are tried for a streaming server. */
const maxTries = 50;

/**
 * Moves the streaming servers of the demo whose port is taken to the next free port.
 * The port may be taken by the demo of another checkout. Returns the first server for which no port is free;
 * undefined when all have one.
 */
export async function freeServerPorts(
  scope: SampleScope,
  servers: readonly DemoServer[],
  say: (line: string) => void,
): Promise<DemoServer | undefined> {
  const used = new Set(servers.map(({ port }) => port));
  for (const server of servers) {
    if (await isFree(server.port, server.host)) continue;
    const port = await nextFreePort(server, used);
    if (!port) return server;
    used.add(port);
    await movePort(scope, server.id, port);
    say(`The station of the demo: port ${server.port} is taken, so its Icecast listens on port ${port}.`);
  }
  return undefined;
}

async function nextFreePort(
  { host, port }: DemoServer,
  used: ReadonlySet<number>,
): Promise<number | undefined> {
  for (let next = port + 1; next <= Math.min(port + maxTries, 65_535); next++)
    if (!used.has(next) && (await isFree(next, host))) return next;
  return undefined;
}

const movePort = ({ database, services, radioId }: SampleScope, id: number, port: number): Promise<void> =>
  inTransaction(database, async (transaction) => {
    const model = transaction.models.of(StreamServer);
    const scope = { radioId, deleted: 'hidden' } as const;
    const stored = await readStored(transaction, model, id, scope, rowLock({ database }));
    if (stored) await updateRow(transaction, model, stored, { port });
    await publishAirChanged(transaction, services.events, radioId);
  });
