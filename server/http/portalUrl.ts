import type { Server } from 'node:http';
import type { Config } from '../config.ts';

/**
 * The address of the portal in links: as the configuration names it, or else where the server listens. Never one that a
 * request says, for whoever asks for a mail to somebody would choose where its link leads.
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

/** Where the server is reached from its own machine, whatever stands in front of it. */
export const ownAddressOf = (config: Config, server: Pick<Server, 'address'>): string =>
  portalUrlOf({ ...config, publicUrl: undefined, devPortalUrl: undefined }, server);

/** Whoever listens everywhere is reached by name from the machine itself. */
function hostNameOf(host: string): string {
  if (host === '0.0.0.0' || host === '::') return 'localhost';
  return host.includes(':') ? `[${host}]` : host;
}
