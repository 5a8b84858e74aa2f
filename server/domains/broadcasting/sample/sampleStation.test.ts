import type { SqlEntityManager } from '@mikro-orm/sql';
import { afterAll, expect, test } from 'vitest';
import { createTestApp } from '../../../../tools/testing/testApp.ts';
import { makeSong } from '../../library/testing/library.ts';
import { openPlayer } from '../testing/stations.ts';
import { storeSampleStation } from './storeSampleStation.ts';

const app = await createTestApp({}, afterAll);

test('the radio of the demo has a server on loopback with passwords of its own, two mount points and a reserve', async () => {
  const song = await makeSong(app, 1);
  await storeSampleStation(app.orm.em.fork() as unknown as SqlEntityManager, app.config.secret);
  const player = await openPlayer(app, await app.tokenOf('admin@demo.com'));
  const { servers, emergency } = (await player.requestSetup()).json();
  expect(servers).toHaveLength(1);
  const { sourcePassword, adminPassword, ...server } = servers[0];
  expect(server).toMatchObject({
    host: '127.0.0.1',
    port: 8010,
    isOwn: true,
    mounts: [
      { path: '/live.mp3', format: 'MP3', bitrate: 128 },
      { path: '/live.ogg', format: 'OGG_OPUS', bitrate: 64 },
    ],
  });
  expect(sourcePassword).toMatch(/^[\w-]{24}$/);
  expect(adminPassword).toMatch(/^[\w-]{24}$/);
  expect(adminPassword).not.toBe(sourcePassword);
  expect(emergency).toMatchObject({ media: song });
});
