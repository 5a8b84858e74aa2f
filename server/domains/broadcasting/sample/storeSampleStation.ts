import { randomBytes } from 'node:crypto';
import type { SqlEntityManager } from '@mikro-orm/sql';
import { MediaItem } from '../../library/media/mediaItem.entity.ts';
import { MediaKind } from '../../library/media/kinds/mediaKind.ts';
import { Radio } from '../../platform/organization/radios/radio.entity.ts';
import { Station } from '../station/station.entity.ts';
import { MountPoint } from '../streams/mountPoint.entity.ts';
import { StreamFormat } from '../streams/streamEnums.ts';
import { StreamSecrets } from '../streams/streamSecrets.ts';
import { StreamServer } from '../streams/streamServer.entity.ts';
import { sampleSlug } from './sampleScope.ts';

/**
 * Gives the first demo radio a streaming server on loopback with two mount points.
 * Their passwords are random. Also stores an emergency file. The token of the player is made when the player
 * is started.
 */
export async function storeSampleStation(em: SqlEntityManager, secret: string): Promise<void> {
  const radio = await em.findOneOrFail(Radio, { slug: sampleSlug });
  const secrets = new StreamSecrets({ secret });
  const password = () => secrets.lock(randomBytes(18).toString('base64url'), radio.id);
  const server = em.create(
    StreamServer,
    {
      radio,
      name: 'Beside the player',
      host: '127.0.0.1',
      port: 8010,
      isOwn: true,
      sourcePassword: password(),
      adminPassword: password(),
    },
    { partial: true },
  );
  const mounts = [
    { name: 'MP3', path: '/live.mp3', format: StreamFormat.MP3, bitrate: 128 },
    { name: 'Opus', path: '/live.ogg', format: StreamFormat.OGG_OPUS, bitrate: 64 },
  ];
  for (const mount of mounts) em.create(MountPoint, { radio, server, ...mount }, { partial: true });
  const emergency = await em.findOne(
    MediaItem,
    { radio, kind: MediaKind.SONG },
    {
      orderBy: { id: 'asc' },
      filters: false,
    },
  );
  em.create(Station, { radio, emergency }, { partial: true });
  await em.flush();
}
