import { lookup } from 'node:dns/promises';
import { request as requestPlainly, type ClientRequest, type IncomingMessage } from 'node:http';
import { request as requestSecurely } from 'node:https';
import { BlockList, isIP } from 'node:net';
import { orAborted } from '../orAborted.ts';

declare module '../context.ts' {
  interface Services {
    outside: Outside;
  }
}

/** Why nothing came of it. */
export type OutsideProblem =
  | 'INVALID_ADDRESS'
  | 'NOT_SECURE'
  | 'UNKNOWN_HOST'
  | 'REFUSED_ADDRESS'
  | 'TIMED_OUT'
  | 'NO_CONNECTION';

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
  /** Ends the wait, beside the time that each request is given. */
  signal?: AbortSignal | undefined;
}

export interface OutsideAnswer {
  status: number;
  /** Its beginning. */
  body: string;
  /** The `Retry-After` header; undefined when there is none. */
  retryAfter?: string | undefined;
}

/** Milliseconds that a whole request may take, from the look for its address to the beginning of its answer. */
const longestWait = 10_000;
/** No more of an answer is read. */
const maxBytes = 2000;

/** Networks that are no part of the internet, or of this very machine. What maps an address of version 4 is one. */
const refused = listOf([
  '0.0.0.0/8',
  '10.0.0.0/8',
  '100.64.0.0/10',
  '127.0.0.0/8',
  // Azure answers virtual machines at this public address.
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
const internet = listOf(['2000::/3']);

/**
 * Requests to addresses that people give us. They reach the internet alone: the name is looked up once, all that it stands for
 * is looked at, and that address is asked, so that a name that means another one a moment later leads nowhere else. No
 * redirect is followed. What of the own network may be reached all the same, the configuration says.
 */
export class Outside {
  readonly #allowed: BlockList;
  readonly #wait: number;

  constructor(allowed: readonly string[], wait = longestWait) {
    this.#allowed = listOf(allowed);
    this.#wait = wait;
  }

  /** Passes for an address that may be asked, now: what it stands for is looked up. */
  async check(url: string): Promise<void> {
    await this.#placeOf(url, AbortSignal.timeout(this.#wait));
  }

  async post(url: string, { headers, body, signal }: Post): Promise<OutsideAnswer> {
    const time = AbortSignal.timeout(this.#wait);
    const end = signal ? AbortSignal.any([signal, time]) : time;
    try {
      const place = await this.#placeOf(url, end);
      return await send(place, { headers, body, signal: end });
    } catch (error) {
      if (error instanceof OutsideError) throw error;
      throw new OutsideError(time.aborted ? 'TIMED_OUT' : 'NO_CONNECTION');
    }
  }

  async #placeOf(url: string, signal: AbortSignal): Promise<Place> {
    const parsed = URL.parse(url);
    if (!parsed || !['http:', 'https:'].includes(parsed.protocol) || parsed.username || parsed.password)
      throw new OutsideError('INVALID_ADDRESS');
    const host = parsed.hostname.replace(/^\[|\]$/g, '');
    const found = await orAborted(lookup(host, { all: true }), signal).catch(() => {
      throw new OutsideError(signal.aborted ? 'TIMED_OUT' : 'UNKNOWN_HOST');
    });
    const ofHouse = found.every((one) => this.#allowed.check(one.address, familyOf(one.address)));
    // guard: outbound-requests-avoid-private-networks
    if (!ofHouse && found.some(({ address }) => isRefused(address)))
      throw new OutsideError('REFUSED_ADDRESS');
    // guard: outbound-requests-use-https
    if (!ofHouse && parsed.protocol !== 'https:') throw new OutsideError('NOT_SECURE');
    return { url: parsed, host, address: found[0]!.address };
  }
}

interface Place {
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

/** Whether a text is a network, such as `10.1.0.0/16`. */
export function isNetwork(text: string): boolean {
  const [address = '', bits = ''] = text.split('/');
  const most = { 4: 32, 6: 128 }[isIP(address)];
  return most !== undefined && /^\d{1,3}$/.test(bits) && Number(bits) <= most;
}

function send(
  { url, host, address }: Place,
  { headers, body, signal }: Post & { signal: AbortSignal },
): Promise<OutsideAnswer> {
  return new Promise((resolve, reject) => {
    const isSecure = url.protocol === 'https:';
    const asked: ClientRequest = (isSecure ? requestSecurely : requestPlainly)({
      host: address,
      port: url.port || (isSecure ? 443 : 80),
      path: `${url.pathname}${url.search}`,
      method: 'POST',
      agent: false,
      headers: {
        ...headers,
        host: url.host,
        connection: 'close',
        'content-length': String(Buffer.byteLength(body)),
      },
      signal,
      // The certificate is that of the name, not of the address that is asked.
      ...(isSecure && isIP(host) === 0 && { servername: host }),
    });
    asked.once('error', reject);
    asked.once('response', (answer: IncomingMessage) => {
      beginningOf(answer).then((text) => {
        asked.destroy();
        const retryAfter = answer.headers['retry-after'];
        resolve({ status: answer.statusCode ?? 0, body: text, retryAfter });
      }, reject);
    });
    asked.end(body);
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
