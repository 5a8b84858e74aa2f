import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { startS3 } from '../../../kit/storage/testS3Server.ts';
import { createTestApp } from '../../../testing/testApp.ts';
import { listening, send } from '../testing/sending.ts';
import { sound } from '../testing/sounds.ts';

const folder = await mkdtemp(join(tmpdir(), 'regie-bucket-'));
const { config, stop } = await startS3(folder);
const app = await createTestApp(
  {
    env: {
      S3_BUCKET: config.bucket,
      S3_ENDPOINT: config.endpoint,
      S3_ACCESS_KEY_ID: config.accessKeyId,
      S3_SECRET_ACCESS_KEY: config.secretAccessKey,
    },
  },
  afterAll,
);
afterAll(async () => {
  await stop();
  await rm(folder, { recursive: true });
});

test('a library in a bucket takes, measures and plays files as one in a folder does', async () => {
  const url = await listening(app);
  const token = await app.tokenOf('admin@demo.com');
  const content = await sound('mp3', { title: 'Far away' });
  const id = await send(url, content, { token, name: 'far.mp3' });
  await app.shared.services.jobs.idle();
  const query = 'query ($id: ID!) { mediaItem(id: $id) { title state loudness fileUrl waveformUrl } }';
  const { mediaItem } = (await app.graphql(query, { id }, token)).data;
  expect(mediaItem).toMatchObject({ title: 'Far away', state: 'READY' });
  expect(mediaItem.loudness).toBeLessThan(-5);
  const part = await fetch(url + mediaItem.fileUrl, { headers: { range: 'bytes=100-199' } });
  expect(part.status).toBe(206);
  expect(Buffer.from(await part.arrayBuffer()).equals(content.subarray(100, 200))).toBe(true);
  const { peaks } = (await (await fetch(url + mediaItem.waveformUrl)).json()) as { peaks: number[] };
  expect(peaks.length).toBeGreaterThan(100);
});
