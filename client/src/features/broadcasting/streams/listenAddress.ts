interface Server {
  host: string;
  port: number;
  isSecure: boolean;
  listenUrl: string;
}

/** The address of a server itself. */
export const addressOf = ({ host, port }: Pick<Server, 'host' | 'port'>): string =>
  `${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Address at which listeners open a mount point. */
export const listenAddress = (server: Server, path: string): string =>
  `${(server.listenUrl || `${server.isSecure ? 'https' : 'http'}://${addressOf(server)}`).replace(/\/$/, '')}${path}`;
