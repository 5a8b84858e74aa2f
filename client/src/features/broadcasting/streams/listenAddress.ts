interface Server {
  host: string;
  port: number;
  isSecure: boolean;
  listenUrl: string;
}

/** Returns `host:port` of a streaming server, with brackets around IPv6 addresses. */
export const addressOf = ({ host, port }: Pick<Server, 'host' | 'port'>): string =>
  `${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Returns the URL at which listeners play a mount point. It begins with the server's listen URL, else with its host and port. */
export const listenAddress = (server: Server, path: string): string =>
  `${(server.listenUrl || `${server.isSecure ? 'https' : 'http'}://${addressOf(server)}`).replace(/\/$/, '')}${path}`;
