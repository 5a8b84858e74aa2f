import type { Server } from 'node:http';
import type { Config } from '../../config.ts';

/**
 * Address of the portal in links: the configured one, or else the address on which the server listens. Never an address from a
 * request: its sender could choose where the link of an e-mail leads.
 */
export function portalUrlOf(
  { publicUrl, devPortalUrl, host, port }: Config,
  server: Pick<Server, 'address'>,
): string {
  const named = publicUrl ?? devPortalUrl;
  if (named) return named;
  const bound = server.address();
  return `http://${hostNameOf(host)}:${typeof bound === 'object' && bound ? bound.port : port}`;
}

/** Address of the server on its own machine, regardless of proxies. */
export const ownAddressOf = (config: Config, server: Pick<Server, 'address'>): string =>
  portalUrlOf({ ...config, publicUrl: undefined, devPortalUrl: undefined }, server);

/** A server that listens on all interfaces is reachable as localhost. */
function hostNameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
