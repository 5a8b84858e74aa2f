import type { Services } from '../../../kit/context.ts';
import type { Database } from '../../../kit/database/database.ts';
import { query } from '../../../kit/query/query.ts';
import type { Mount } from '../../../protocol/setup.ts';
import { maxMounts } from '../../../protocol/station.ts';

const findServersOfRadio = query('broadcasting.findServersOfRadio', (db) =>
  db
    .selectFrom('StreamServer')
    .select(['id', 'name', 'host', 'port', 'isSecure', 'listenUrl', 'isOwn', 'sourceUser', 'sourcePassword'])
    .select(['adminUser', 'adminPassword'])
    .orderBy('id')
    .limit(100),
);

const findMountsOfRadio = query('broadcasting.findMountsOfRadio', (db) =>
  db
    .selectFrom('MountPoint')
    .select(['id', 'server', 'name', 'path', 'format', 'bitrate', 'isPublic', 'isListed', 'fallback'])
    .orderBy('id')
    .limit(maxMounts),
);

/** Loads the streaming servers and mount points of a radio with decrypted passwords. Only the player may receive these passwords. */
export async function loadStreams(scope: { database: Database; services: Services; radioId: number }) {
  const { streamSecrets } = scope.services;
  const servers = await findServersOfRadio.all(scope);
  const mounts = await findMountsOfRadio.all(scope);
  return servers.map(({ id, sourcePassword, adminPassword, ...server }) => ({
    ...server,
    sourcePassword: streamSecrets.open(sourcePassword, scope.radioId),
    adminPassword: streamSecrets.open(adminPassword, scope.radioId),
    mounts: mounts
      .filter((mount) => mount.server === id)
      .map(({ name, path, format, bitrate, isListed, fallback }): Mount => {
        return { name, path, format, bitrate, isListed, fallback };
      }),
  }));
}

/** Base URL of a streaming server, without a trailing slash. */
export const baseOf = ({ host, port, isSecure }: { host: string; port: number; isSecure: boolean }): string =>
  `${isSecure ? 'https' : 'http'}://${host.includes(':') ? `[${host}]` : host}:${port}`;

/** Finds the public stream URLs of a radio, with the name, format and bitrate of each. */
export async function findListenAddresses(scope: { database: Database; radioId: number }) {
  const servers = new Map((await findServersOfRadio.all(scope)).map((server) => [server.id, server]));
  return (await findMountsOfRadio.all(scope)).flatMap(
    ({ isPublic, server: id, name, path, format, bitrate }) => {
      const server = servers.get(id);
      if (!isPublic || !server) return [];
      const base = server.listenUrl || baseOf(server);
      return [{ name, url: `${base.replace(/\/$/, '')}${path}`, format, bitrate }];
    },
  );
}
