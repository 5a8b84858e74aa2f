import { lookup } from 'node:dns/promises';
import {
  request as requestPlainly,
  type ClientRequest,
  type IncomingMessage,
  type RequestOptions,
} from 'node:http';
import { request as requestSecurely } from 'node:https';
import { BlockList, isIP } from 'node:net';

const longestWait = 5000;
const usualBytes = 65_536;

/**
 * Addresses at which cloud providers and link-local services give secrets to anyone on the network, and addresses of no single
 * host. No streaming server uses them. All other private addresses are allowed, unlike for other outbound requests: Icecast
 * mostly runs on the machine of the player or of this server, and a test of a streaming server only returns a result and the
 * version of the server.
 */
const refused = new BlockList();
refused.addSubnet('169.254.0.0', 16, 'ipv4');
refused.addSubnet('0.0.0.0', 8, 'ipv4');
refused.addSubnet('224.0.0.0', 3, 'ipv4');
refused.addSubnet('fe80::', 10, 'ipv6');
refused.addSubnet('ff00::', 8, 'ipv6');
// Alibaba Cloud, Azure, and Oracle Cloud; then Amazon, Google, Oracle Cloud and Scaleway over IPv6.
for (const address of ['100.100.100.200', '168.63.129.16', '192.0.0.192'])
  refused.addAddress(address, 'ipv4');
for (const address of ['fd00:ec2::254', 'fd20:ce::254', 'fd00:c1::a9fe:a9fe', 'fd00:42::42'])
  refused.addAddress(address, 'ipv6');

/**
 * A resolved address. Requests go to it rather than to the name, so that a changed DNS entry cannot redirect them (DNS
 * rebinding).
 */
export interface ResolvedAddress {
  address: string;
  family: number;
  /** The host name, or the address when that was given. */
  host: string;
}

export async function addressOf(host: string): Promise<ResolvedAddress | 'UNKNOWN_HOST' | 'REFUSED_ADDRESS'> {
  const found = await lookup(host).catch(() => undefined);
  if (!found) return 'UNKNOWN_HOST';
  const isRefused = refused.check(found.address, isIP(found.address) === 6 ? 'ipv6' : 'ipv4');
  return isRefused ? 'REFUSED_ADDRESS' : { ...found, host };
}

/** The port of a streaming server, and whether connections to it use TLS. */
export interface Endpoint {
  port: number;
  isSecure: boolean;
  /**
   * Accepts any TLS certificate. Must not be set for requests that send a password, because the server could
   * be an impostor.
   */
  acceptsAnyCertificate?: boolean;
}

/**
 * Creates a request to a streaming server at its resolved address. A TLS certificate must be valid for the host name, unless
 * `acceptsAnyCertificate` is true.
 */
export function requestTo(
  { address, family, host, port, isSecure, acceptsAnyCertificate = false }: ResolvedAddress & Endpoint,
  { headers, ...options }: RequestOptions & { headers: Record<string, string> },
): ClientRequest {
  const named = { host: hostHeader({ host, port, isSecure }), connection: 'close', ...headers };
  return (isSecure ? requestSecurely : requestPlainly)({
    ...options,
    host: address,
    family,
    port,
    agent: false,
    headers: named,
    ...(isSecure && isIP(host) === 0 && { servername: host }),
    ...(acceptsAnyCertificate && { rejectUnauthorized: false }),
  });
}

/**
 * The `Host` header of a request to a streaming server. It contains the name although the request goes to the address, because a
 * proxy in front of several servers chooses the server by name.
 */
const hostHeader = ({ host, port, isSecure }: Endpoint & { host: string }): string => {
  const name = host.includes(':') ? `[${host}]` : host;
  return port === (isSecure ? 443 : 80) ? name : `${name}:${port}`;
};

export const basic = (user: string, password: string) =>
  `Basic ${Buffer.from(`${user}:${password}`).toString('base64')}`;

interface ServerRequest {
  method: 'GET' | 'PUT';
  path: string;
  authorization?: string;
  /** Aborts the request; defaults to a timeout of five seconds. */
  signal?: AbortSignal;
  /** Maximum number of bytes of the response to read; defaults to 64 KB. */
  maxBytes?: number;
}

/** Sends a request to a streaming server at its resolved address. Follows no redirect, and reads only the beginning. */
export function requestServer(
  target: ResolvedAddress & Endpoint,
  { method, path, authorization, signal, maxBytes = usualBytes }: ServerRequest,
): Promise<{ status: number; server: string; body: string }> {
  return new Promise((resolve, reject) => {
    const request = requestTo(target, {
      method,
      path,
      headers: { 'user-agent': 'Regie', ...(authorization !== undefined && { authorization }) },
      signal: signal ?? AbortSignal.timeout(longestWait),
    });
    request.once('error', reject);
    request.once('response', (response) => {
      const { statusCode = 0, headers } = response;
      const finish = (body: string) => {
        request.destroy();
        resolve({ status: statusCode, server: String(headers.server ?? ''), body });
      };
      beginningOf(response, maxBytes).then(finish, reject);
    });
    request.end();
  });
}

async function beginningOf(response: IncomingMessage, maxBytes: number): Promise<string> {
  const parts: Buffer[] = [];
  let bytes = 0;
  for await (const part of response as AsyncIterable<Buffer>) {
    parts.push(part);
    bytes += part.length;
    if (bytes >= maxBytes) break;
  }
  return Buffer.concat(parts).toString('utf8');
}
