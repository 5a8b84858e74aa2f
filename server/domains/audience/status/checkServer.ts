import {
  addressOf,
  requestServer,
  basic,
  type Endpoint,
  type ResolvedAddress,
  isUntrustedCertificate,
} from '../../broadcasting/public.ts';
import { clientsOfList, sourcesOfStats, type Client } from './adminXml.ts';
import type { SourceStatus } from './sourceStatus.ts';
import { StatusProblem } from './statusProblem.ts';
import { sourcesOfStatus } from './statusJson.ts';

export interface WatchedServer {
  host: string;
  port: number;
  isSecure: boolean;
  adminUser: string;
  /** Empty when unknown: the clients cannot be listed then. */
  adminPassword: string;
  /** Paths of the radio's mount points on the server. */
  paths: readonly string[];
  /** True when the clients of each mount are requested too. */
  listsClients: boolean;
}

/** Result of one poll of a streaming server. */
export interface ServerStatus {
  /** Null on success. With a wrong admin password or an untrusted certificate the public figures are still read. */
  problem: StatusProblem | null;
  /** Error code of the problem, such as `ECONNREFUSED`; may be empty. */
  detail: string;
  /** Sources by path; undefined when the poll failed, unlike an empty map, which means no sources. */
  sources: ReadonlyMap<string, SourceStatus> | undefined;
  /** Clients by path, of the mounts for which they were requested. */
  clients: ReadonlyMap<string, readonly Client[]>;
}

const statusTimeoutMilliseconds = 4000;
/**
 * Limit of a status document in bytes.
 * Enough for a hundred mounts with all fields that a source can send.
 */
const maxStats = 1_000_000;
/** Limit of a client list in bytes, enough for twenty thousand listeners. */
const maxClients = 5_000_000;

type At = ResolvedAddress & Endpoint & { signal: AbortSignal };

export async function checkServer(server: WatchedServer, stopping?: AbortSignal): Promise<ServerStatus> {
  const address = await addressOf(server.host);
  if (typeof address === 'string') return failed(StatusProblem[address]);
  const time = AbortSignal.timeout(statusTimeoutMilliseconds);
  const signal = stopping ? AbortSignal.any([time, stopping]) : time;
  const at = { ...address, port: server.port, isSecure: server.isSecure, signal };
  try {
    return server.adminPassword === '' ? await publicStatus(at, null) : await administratorStatus(at, server);
  } catch (error) {
    if (isUntrustedCertificate(error)) return statusWithoutTrust(at, time);
    return unanswered(error, time);
  }
}

const unanswered = (error: unknown, time: AbortSignal): ServerStatus =>
  time.aborted
    ? failed(StatusProblem.TOO_SLOW)
    : failed(StatusProblem.UNREACHABLE, String((error as { code?: unknown }).code ?? ''));

/**
 * Reads the public statistics of a server with an untrusted certificate, without sending a password.
 * The player streams to such servers, too.
 */
async function statusWithoutTrust(at: At, time: AbortSignal): Promise<ServerStatus> {
  try {
    return await publicStatus({ ...at, acceptsAnyCertificate: true }, StatusProblem.UNTRUSTED_CERTIFICATE);
  } catch (error) {
    return unanswered(error, time);
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
  const pathsOnAir = server.listsClients ? server.paths.filter((path) => sources.has(path)) : [];
  for (const path of pathsOnAir) {
    // Icecast answers with an HTML page when the source has just disconnected: that is not an empty listener list.
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
  requestServer(address, {
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
