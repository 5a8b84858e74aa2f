import { icecastConfiguration, liquidsoapScript, type Owner } from './configuration.ts';
import type { Ports } from './ports.ts';
import type { Setup, StreamServer } from '../setup.ts';

/** A configuration file for Icecast or Liquidsoap. */
export interface ConfigurationFile {
  name: string;
  text: string;
}

interface ProgramPaths {
  ports: Ports;
  /** Folder for the programs' files. */
  folder: string;
  /** User and group that Icecast switches to when it is started by root. */
  owner?: Owner | undefined;
}

/** Writes the configuration files of a station. There is one for each Icecast server, and the Liquidsoap script. */
export function configurationFiles(
  setup: Setup,
  { ports, folder, owner }: ProgramPaths,
): ConfigurationFile[] {
  const servers = setup.servers.map((server) => ({
    name: `${nameOfServer(server)}.xml`,
    text: icecastConfiguration(server, folder, owner),
  }));
  return [...servers, { name: 'station.liq', text: liquidsoapScript(setup, ports, `${folder}/reserve.m3u`) }];
}

/**
 * Returns the base name of a streaming server's configuration file. It contains host and port, so that a changed address gets new
 * files.
 */
export const nameOfServer = ({ host, port }: Pick<StreamServer, 'host' | 'port'>): string =>
  `icecast-${`${host}-${port}`.replaceAll(/[^\w.-]/g, '_')}`;
