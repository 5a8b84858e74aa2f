import { icecastConfiguration, liquidsoapScript, type Owner } from './configuration.ts';
import type { Ports } from './ports.ts';
import type { Setup, StreamServer } from './regie.ts';

/** A file that a program of a station is set up with. */
export interface ConfigurationFile {
  name: string;
  text: string;
}

interface Place {
  ports: Ports;
  /** Where the programs keep their files. */
  folder: string;
  /** The user that Icecast changes to when it is started by root. */
  owner?: Owner | undefined;
}

/** All that Icecast and Liquidsoap are set up with: a file for each streaming server, and the script. */
export function configurationFiles(setup: Setup, { ports, folder, owner }: Place): ConfigurationFile[] {
  const servers = setup.servers.map((server) => ({
    name: `${nameOfServer(server)}.xml`,
    text: icecastConfiguration(server, folder, owner),
  }));
  return [...servers, { name: 'station.liq', text: liquidsoapScript(setup, ports, `${folder}/reserve.m3u`) }];
}

/** Under which a server's files are kept: another address is another server. */
export const nameOfServer = ({ host, port }: Pick<StreamServer, 'host' | 'port'>): string =>
  `icecast-${`${host}-${port}`.replaceAll(/[^\w.-]/g, '_')}`;
