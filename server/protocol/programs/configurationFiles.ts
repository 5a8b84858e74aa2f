import { icecastConfiguration, liquidsoapScript, type Owner } from './configuration.ts';
import type { Ports } from './ports.ts';
import type { Setup, StreamServer } from '../setup.ts';

/** A configuration file of a station program. */
export interface ConfigurationFile {
  name: string;
  text: string;
}

interface Place {
  ports: Ports;
  /** Folder of the programs' files. */
  folder: string;
  /** The user that Icecast changes to when it is started by root. */
  owner?: Owner | undefined;
}

/** Configuration files of Icecast and Liquidsoap: one for each streaming server, and the script. */
export function configurationFiles(setup: Setup, { ports, folder, owner }: Place): ConfigurationFile[] {
  const servers = setup.servers.map((server) => ({
    name: `${nameOfServer(server)}.xml`,
    text: icecastConfiguration(server, folder, owner),
  }));
  return [...servers, { name: 'station.liq', text: liquidsoapScript(setup, ports, `${folder}/reserve.m3u`) }];
}

/** Base name of a server's files: a server with another address gets other files. */
export const nameOfServer = ({ host, port }: Pick<StreamServer, 'host' | 'port'>): string =>
  `icecast-${`${host}-${port}`.replaceAll(/[^\w.-]/g, '_')}`;
