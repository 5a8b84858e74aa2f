import type { Server } from 'node:http';
import type { Config } from '../../config.ts';

/**
 * Address of the portal for links: the configured one, or else that on which the server listens. Never taken from a request, because its
 * sender could then choose where the links of an e-mail lead.
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

/** Address of the server for programs on the same machine, independent of proxies. */
export const ownAddressOf = (config: Config, server: Pick<Server, 'address'>): string =>
  portalUrlOf({ ...config, publicUrl: undefined, devPortalUrl: undefined }, server);

/** Host name for links. A server that listens on all interfaces is called localhost. */
function hostNameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
