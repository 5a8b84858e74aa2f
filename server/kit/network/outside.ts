import { lookup } from 'node:dns/promises';
import { createWriteStream } from 'node:fs';
import { request as requestPlainly, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { pipeline } from 'node:stream/promises';
import { orAborted } from '../orAborted.ts';
import { isDiskFull } from '../diskFull.ts';

declare module '../context.ts' {
  interface Services {
    outside: Outside;
  }
}

/** Reason why a request to an outside address failed. */
export type OutsideProblem =
  | 'INVALID_ADDRESS'
  | 'NOT_SECURE'
  | 'UNKNOWN_HOST'
  | 'REFUSED_ADDRESS'
  | 'TIMED_OUT'
  | 'NO_CONNECTION'
  | 'BAD_STATUS'
  | 'TOO_LARGE'
  | 'TOO_MANY_REDIRECTS';

export class OutsideError extends Error {
  override readonly name = 'OutsideError';
  readonly problem: OutsideProblem;

  constructor(problem: OutsideProblem) {
    super(problem);
    this.problem = problem;
  }
}

interface Post {
  headers: Readonly<Record<string, string>>;
  body: string | Buffer;
  /** Aborts the request, in addition to its timeout. */
  signal?: AbortSignal | undefined;
}

export interface OutsideAnswer {
  status: number;
  /** Beginning of the response body, limited to `maxBytes`. */
  body: string;
  /** The `Retry-After` header; undefined when there is none. */
  retryAfter?: string | undefined;
}

interface Download {
  /** Path of the file to write. */
  to: string;
  /** Maximum size of the file. A larger one is rejected by its `Content-Length`, or as soon as more bytes have arrived. */
  maxBytes: number;
  /** Timeout of the whole download in milliseconds, including redirects. */
  wait: number;
  signal?: AbortSignal | undefined;
}

export interface Downloaded {
  /** In bytes. */
  size: number;
  /** MIME type that the server declares, without parameters; may be empty. */
  type: string;
}

/** Maximum of redirects. Podcast addresses often pass through two or three download counters. */
const maxRedirects = 5;
const redirects = [301, 302, 303, 307, 308];

/** Maximum duration of `check` and `post` in milliseconds. It ends when the first `maxBytes` of the response are read. */
const longestWait = 10_000;
/** Maximum of bytes read from a response. */
const maxBytes = 2000;

/** Networks that are not part of the public internet, or belong to this machine. */
const refused = listOf([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Azure's services for virtual machines have this public address.
  '168.63.129.16/32',
  '169.254.0.0/16',
  '172.16.0.0/12',
  '192.0.0.0/24',
  '192.0.2.0/24',
  '192.88.99.0/24',
  '192.168.0.0/16',
  '198.18.0.0/15',
  '198.51.100.0/24',
  '203.0.113.0/24',
  '224.0.0.0/3',
  '2001::/23',
  '2001:db8::/32',
  '2002::/16',
]);
/** IPv6 addresses outside of this network are refused too, such as IPv4-mapped ones. */
const internet = listOf(['2000::/3']);

/**
 * HTTPS client for addresses that users enter. Only reaches the public internet: resolves the name once, checks all its addresses,
 * and sends the request to a checked address, so that a name that later resolves differently cannot lead elsewhere. POST requests
 * follow no redirects. Downloads follow redirects, each checked like the first address. The configuration can allow networks of
 * the operator, which may also be reached by HTTP.
 */
export class Outside {
  readonly #allowed: BlockList;
  readonly #wait: number;

  constructor(allowed: readonly string[], wait = longestWait) {
    this.#allowed = listOf(allowed);
    this.#wait = wait;
  }

  /** Like `#resolve`, without its result. */
  async check(url: string): Promise<void> {
    await this.#resolve(url, AbortSignal.timeout(this.#wait));
  }

  async post(url: string, { headers, body, signal }: Post): Promise<OutsideAnswer> {
    const time = AbortSignal.timeout(this.#wait);
    const end = signal ? AbortSignal.any([signal, time]) : time;
    try {
      const destination = await this.#resolve(url, end);
      return await send(destination, { headers, body, signal: end });
    } catch (error) {
      if (error instanceof OutsideError) throw error;
      throw new OutsideError(time.aborted ? 'TIMED_OUT' : 'NO_CONNECTION');
    }
  }

  /** Downloads a file. Follows redirects, each checked like the first address. */
  async download(url: string, { to, maxBytes, wait, signal }: Download): Promise<Downloaded> {
    const time = AbortSignal.timeout(wait);
    const end = signal ? AbortSignal.any([signal, time]) : time;
    try {
      const answer = await this.#follow(url, end);
      return await saved(answer, { to, maxBytes, signal: end });
    } catch (error) {
      if (error instanceof OutsideError) throw error;
      signal?.throwIfAborted();
      if (isDiskFull(error)) throw error;
      throw new OutsideError(time.aborted ? 'TIMED_OUT' : 'NO_CONNECTION');
    }
  }

  async #follow(url: string, signal: AbortSignal): Promise<IncomingMessage> {
    let next = url;
    for (let hop = 0; hop <= maxRedirects; hop++) {
      const destination = await this.#resolve(next, signal);
      const answer = await get(destination, signal);
      const { statusCode = 0, headers } = answer;
      if (statusCode === 200) return answer;
      answer.destroy();
      if (!redirects.includes(statusCode) || headers.location === undefined)
        throw new OutsideError('BAD_STATUS');
      next = URL.parse(headers.location, destination.url.href)?.href ?? '';
    }
    throw new OutsideError('TOO_MANY_REDIRECTS');
  }

  /**
   * Resolves the name, and throws `OutsideError` when it has no address, or the address must not be requested. A name with a
   * private address has the same problem as an unknown name, so that internal names cannot be probed.
   */
  async #resolve(url: string, signal: AbortSignal): Promise<Destination> {
    const parsed = URL.parse(url);
    if (!parsed || !['http:', 'https:'].includes(parsed.protocol) || parsed.username || parsed.password)
      throw new OutsideError('INVALID_ADDRESS');
    const host = parsed.hostname.replace(/^\[|\]$/g, '');
    const found = await orAborted(lookup(host, { all: true }), signal).catch(() => {
      throw new OutsideError(signal.aborted ? 'TIMED_OUT' : 'UNKNOWN_HOST');
    });
    const ofHouse = found.every(({ address }) => this.#allowed.check(address, familyOf(address)));
    // guard: outbound-requests-avoid-private-networks
    if (!ofHouse && found.some(({ address }) => isRefused(address)))
      throw new OutsideError(isIP(host) === 0 ? 'UNKNOWN_HOST' : 'REFUSED_ADDRESS');
    // guard: outbound-requests-use-https
    if (!ofHouse && parsed.protocol !== 'https:') throw new OutsideError('NOT_SECURE');
    return { url: parsed, host, address: found[0]!.address };
  }
}

interface Destination {
  url: URL;
  host: string;
  address: string;
}

function familyOf(address: string): 'ipv4' | 'ipv6' {
  return isIP(address) === 6 ? 'ipv6' : 'ipv4';
}

function isRefused(address: string): boolean {
  if (familyOf(address) === 'ipv4') return refused.check(address, 'ipv4');
  return refused.check(address, 'ipv6') || !internet.check(address, 'ipv6');
}

function listOf(networks: readonly string[]): BlockList {
  const list = new BlockList();
  for (const network of networks) {
    const [address = '', bits] = network.split('/');
    list.addSubnet(address, Number(bits), familyOf(address));
  }
  return list;
}

/** True for a network in CIDR notation, such as `10.1.0.0/16`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits = ''] = text.split('/');
  const max = { 4: 32, 6: 128 }[isIP(address)];
  return max !== undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= max;
}

function send(
  destination: Destination,
  { headers, body, signal }: Post & { signal: AbortSignal },
): Promise<OutsideAnswer> {
  return new Promise((resolve, reject) => {
    const length = { 'content-length': String(Buffer.byteLength(body)) };
    const request = requestTo(destination, { method: 'POST', headers: { ...headers, ...length }, signal });
    request.once('error', reject);
    request.once('response', (answer: IncomingMessage) => {
      beginningOf(answer).then((text) => {
        request.destroy();
        const retryAfter = answer.headers['retry-after'];
        resolve({ status: answer.statusCode ?? 0, body: text, retryAfter });
      }, reject);
    });
    request.end(body);
  });
}

function get(destination: Destination, signal: AbortSignal): Promise<IncomingMessage> {
  return new Promise((resolve, reject) => {
    const headers = { accept: '*/*', 'accept-encoding': 'identity', 'user-agent': 'Regie' };
    const request = requestTo(destination, { method: 'GET', headers, signal });
    request.once('error', reject);
    request.once('response', resolve);
    request.end();
  });
}

async function saved(
  answer: IncomingMessage,
  { to, maxBytes, signal }: Pick<Download, 'to' | 'maxBytes'> & { signal: AbortSignal },
): Promise<Downloaded> {
  const announced = Number(answer.headers['content-length'] ?? 0);
  if (announced > maxBytes) {
    answer.destroy();
    throw new OutsideError('TOO_LARGE');
  }
  let size = 0;
  const counted = async function* (content: AsyncIterable<Buffer>) {
    for await (const part of content) {
      size += part.length;
      if (size > maxBytes) throw new OutsideError('TOO_LARGE');
      yield part;
    }
  };
  await pipeline(answer, counted, createWriteStream(to, { flags: 'wx', mode: 0o600 }), { signal });
  // The connection ended early: the file is incomplete.
  if (announced > 0 && size !== announced) throw new OutsideError('NO_CONNECTION');
  return { size, type: (answer.headers['content-type'] ?? '').split(';')[0]!.trim().toLowerCase() };
}

/** Sends the request to the checked address, even if the name now resolves differently. */
function requestTo(
  { url, host, address }: Destination,
  { headers, ...options }: { method: string; headers: Readonly<Record<string, string>>; signal: AbortSignal },
): ClientRequest {
  const isSecure = url.protocol === 'https:';
  return (isSecure ? requestSecurely : requestPlainly)({
    ...options,
    host: address,
    port: url.port || (isSecure ? 443 : 80),
    path: `${url.pathname}${url.search}`,
    agent: false,
    headers: { ...headers, host: url.host, connection: 'close' },
    // The certificate must match the name, because the connection is to an address.
    ...(isSecure && isIP(host) === 0 && { servername: host }),
  });
}

async function beginningOf(answer: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of answer as AsyncIterable<Buffer>) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(parts).subarray(0, maxBytes).toString('utf8').replaceAll('\0', '');
}
