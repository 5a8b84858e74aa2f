import { addressOf, askServer, basic, type Door, type Place } from '../../onair/streams/askServer.ts';
import { clientsOfList, looksOfStats, type Client } from './adminXml.ts';
import type { Look } from './look.ts';
import { LookProblem } from './lookProblem.ts';
import { looksOfStatus } from './statusJson.ts';

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
export interface ServerLook {
  /** What was wrong; with the wrong password of the administrator there are still public figures. */
  problem: LookProblem | null;
  /** A word of the machine about it, such as `ECONNREFUSED`. */
  detail: string;
  /** By path; undefined where nothing was learnt, which is not the same as no source. */
  looks: ReadonlyMap<string, Look> | undefined;
  /** The listeners of those that were asked for. */
  clients: ReadonlyMap<string, readonly Client[]>;
}

const longestLook = 4000;
/** Of a hundred mounts, with all that sources say of themselves. */
const maxStats = 1_000_000;
/** Of twenty thousand listeners. */
const maxClients = 5_000_000;

type At = Place & Door & { signal: AbortSignal };

export async function lookAtServer(server: WatchedServer, stopping?: AbortSignal): Promise<ServerLook> {
  const place = await addressOf(server.host);
  if (typeof place === 'string') return failed(LookProblem[place]);
  const time = AbortSignal.timeout(longestLook);
  const signal = stopping ? AbortSignal.any([time, stopping]) : time;
  const at = { ...place, port: server.port, isSecure: server.isSecure, signal };
  try {
    return server.adminPassword === '' ? await publicLook(at, null) : await administratorsLook(at, server);
  } catch (error) {
    if (time.aborted) return failed(LookProblem.TOO_SLOW);
    return failed(LookProblem.UNREACHABLE, String((error as { code?: unknown }).code ?? ''));
  }
}

const failed = (problem: LookProblem, detail = ''): ServerLook => ({
  problem,
  detail,
  looks: undefined,
  clients: new Map(),
});

async function administratorsLook(at: At, server: WatchedServer): Promise<ServerLook> {
  const authorization = basic(server.adminUser, server.adminPassword);
  const asked = { ...at, authorization };
  const answer = await get(asked, '/admin/stats', maxStats);
  if (answer.status === 401) return publicLook(at, LookProblem.WRONG_ADMIN_PASSWORD);
  const looks = read(answer, looksOfStats);
  if (!looks) return failed(LookProblem.NOT_UNDERSTOOD, `HTTP ${answer.status}`);
  const clients = new Map<string, readonly Client[]>();
  const heard = server.listsClients ? server.paths.filter((path) => looks.has(path)) : [];
  for (const path of heard) {
    // A source that is gone by now is answered by a page, which is no list of nobody.
    const list = await get(asked, `/admin/listclients?mount=${encodeURIComponent(path)}`, maxClients);
    const found = list.status === 200 ? tried(() => clientsOfList(list.body)) : undefined;
    if (found) clients.set(path, found);
  }
  return { problem: null, detail: '', looks, clients };
}

async function publicLook(at: At, problem: LookProblem | null): Promise<ServerLook> {
  const answer = await get(at, '/status-json.xsl', maxStats);
  const looks = read(answer, looksOfStatus);
  if (!looks) return failed(problem ?? LookProblem.NOT_UNDERSTOOD, `HTTP ${answer.status}`);
  return { problem, detail: '', looks, clients: new Map() };
}

const get = (
  { signal, authorization, ...place }: At & { authorization?: string },
  path: string,
  maxBytes: number,
) =>
  askServer(place, {
    method: 'GET',
    path,
    signal,
    maxBytes,
    ...(authorization !== undefined && { authorization }),
  });

function read(
  { status, body }: { status: number; body: string },
  looksOf: (body: string) => Look[],
): ReadonlyMap<string, Look> | undefined {
  const looks = status === 200 ? tried(() => looksOf(body)) : undefined;
  return looks && new Map(looks.map((look) => [look.mount, look]));
}

function tried<T>(work: () => T): T | undefined {
  try {
    return work();
  } catch {
    return undefined;
  }
}
