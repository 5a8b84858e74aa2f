import { addressOf, askServer, basic, type Door, type Place } from '../../onair/streams/askServer.ts';
import { clientsOfList, sourcesOfStats, type Client } from './adminXml.ts';
import type { SourceStatus } from './sourceStatus.ts';
import { StatusProblem } from './statusProblem.ts';
import { sourcesOfStatus } from './statusJson.ts';

export interface WatchedServer {
  host: string;
  port: number;
  isSecure: boolean;
  adminUser: string;
  /** Empty where it is not known: then there are no single listeners. */
  adminPassword: string;
  /** The paths of ours on it. */
  paths: readonly string[];
  /** Whether its listeners are asked for one by one. */
  listsClients: boolean;
}

/** What came of looking at a server. */
export interface ServerStatus {
  /** What was wrong; with the wrong password of the administrator there are still public figures. */
  problem: StatusProblem | null;
  /** A word of the machine about it, such as `ECONNREFUSED`. */
  detail: string;
  /** By path; undefined where nothing was learnt, which is not the same as no source. */
  sources: ReadonlyMap<string, SourceStatus> | undefined;
  /** The listeners of those that were asked for. */
  clients: ReadonlyMap<string, readonly Client[]>;
}

const maxStatusBytes = 4000;
/** Of a hundred mounts, with all that sources say of themselves. */
const maxStats = 1_000_000;
/** Of twenty thousand listeners. */
const maxClients = 5_000_000;

type At = Place & Door & { signal: AbortSignal };

export async function checkServer(server: WatchedServer, stopping?: AbortSignal): Promise<ServerStatus> {
  const address = await addressOf(server.host);
  if (typeof address === 'string') return failed(StatusProblem[address]);
  const time = AbortSignal.timeout(maxStatusBytes);
  const signal = stopping ? AbortSignal.any([time, stopping]) : time;
  const at = { ...address, port: server.port, isSecure: server.isSecure, signal };
  try {
    return server.adminPassword === '' ? await publicStatus(at, null) : await administratorStatus(at, server);
  } catch (error) {
    if (time.aborted) return failed(StatusProblem.TOO_SLOW);
    return failed(StatusProblem.UNREACHABLE, String((error as { code?: unknown }).code ?? ''));
  }
}

const failed = (problem: StatusProblem, detail = ''): ServerStatus => ({
  problem,
  detail,
  sources: undefined,
  clients: new Map(),
});

async function administratorStatus(at: At, server: WatchedServer): Promise<ServerStatus> {
  const authorization = basic(server.adminUser, server.adminPassword);
  const response = { ...at, authorization };
  const answer = await get(response, '/admin/stats', maxStats);
  if (answer.status === 401) return publicStatus(at, StatusProblem.WRONG_ADMIN_PASSWORD);
  const sources = read(answer, sourcesOfStats);
  if (!sources) return failed(StatusProblem.NOT_UNDERSTOOD, `HTTP ${answer.status}`);
  const clients = new Map<string, readonly Client[]>();
  const heard = server.listsClients ? server.paths.filter((path) => sources.has(path)) : [];
  for (const path of heard) {
    // A source that is gone by now is answered by a page, which is no list of nobody.
    const list = await get(response, `/admin/listclients?mount=${encodeURIComponent(path)}`, maxClients);
    const found = list.status === 200 ? tried(() => clientsOfList(list.body)) : undefined;
    if (found) clients.set(path, found);
  }
  return { problem: null, detail: '', sources, clients };
}

async function publicStatus(at: At, problem: StatusProblem | null): Promise<ServerStatus> {
  const answer = await get(at, '/status-json.xsl', maxStats);
  const sources = read(answer, sourcesOfStatus);
  if (!sources) return failed(problem ?? StatusProblem.NOT_UNDERSTOOD, `HTTP ${answer.status}`);
  return { problem, detail: '', sources, clients: new Map() };
}

const get = (
  { signal, authorization, ...address }: At & { authorization?: string },
  path: string,
  maxBytes: number,
) =>
  askServer(address, {
    method: 'GET',
    path,
    signal,
    maxBytes,
    ...(authorization !== undefined && { authorization }),
  });

function read(
  { status, body }: { status: number; body: string },
  sourcesOf: (body: string) => SourceStatus[],
): ReadonlyMap<string, SourceStatus> | undefined {
  const sources = status === 200 ? tried(() => sourcesOf(body)) : undefined;
  return sources && new Map(sources.map((source) => [source.mount, source]));
}

function tried<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
