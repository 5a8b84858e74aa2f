interface Server {
  host: string;
  port: number;
  isSecure: boolean;
  listenUrl: string;
}

/** Host and port of a server, with IPv6 addresses in brackets. */
export const addressOf = ({ host, port }: Pick<Server, 'host' | 'port'>): string =>
  `${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Address at which listeners open a mount point. */
export const listenAddress = (server: Server, path: string): string =>
  `${(server.listenUrl || `${server.isSecure ? 'https' : 'http'}://${addressOf(server)}`).replace(/\/$/, '')}${path}`;
