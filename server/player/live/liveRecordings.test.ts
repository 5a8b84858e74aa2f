// Recordings of encoders on a real disk, sent to a real server.
import { once } from 'node:events';
import { mkdtemp, readdir, rm, utimes } from 'node:fs/promises';
import { createServer } from 'node:http';
import type { AddressInfo } from 'node:net';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { text } from 'node:stream/consumers';
import { afterAll, beforeEach, describe, expect, test } from 'vitest';
import { LiveRecordings } from './liveRecordings.ts';
import { Regie } from '../regie.ts';

const sent: string[] = [];
let isAway = false;
const server = createServer(async (request, response) => {
  const sound = await text(request);
  if (!isAway) sent.push(`${request.url!.replace('/station/live/', '')} ${sound}`);
  response.writeHead(isAway ? 503 : 200).end('{}');
}).listen(0, '127.0.0.1');
await once(server, 'listening');
afterAll(() => void server.close());

const regie = new Regie(`http://127.0.0.1:${(server.address() as AddressInfo).port}`, 'token');
const cutOff: string[] = [];
let folder: string;

beforeEach(async () => {
  sent.length = 0;
  cutOff.length = 0;
  isAway = false;
  folder = await mkdtemp(join(tmpdir(), 'recordings-'));
  return () => rm(folder, { recursive: true, force: true });
});

/** Recordings of a player that has just started, with the files that are in the folder. */
async function started(): Promise<LiveRecordings> {
  const recordings = new LiveRecordings({
    folder,
    regie,
    sendReports: () => Promise.resolve(),
    onIncomplete: (session) => cutOff.push(session),
    log: () => {},
  });
  await recordings.start();
  return recordings;
}

async function line(recordings: LiveRecordings, session: string, sound: string): Promise<void> {
  const recording = recordings.begin(session, 'audio/mpeg')!;
  recording.write(Buffer.from(sound));
  recording.end();
  await expect.poll(async () => (await readdir(folder)).some((name) => name.startsWith(session))).toBe(true);
}

describe('the recording of an encoder', () => {
  test('is cut where no file can be made, and nothing else stops', async () => {
    const recordings = await started();
    await rm(folder, { recursive: true });
    expect(recordings.begin('5', 'audio/mpeg')).toBeUndefined();
    expect(cutOff).toEqual(['5']);
  });

  test('is a further part of the same live after a restart of the player', async () => {
    const before = await started();
    await line(before, '5', 'one');
    await expect.poll(() => sent).toEqual(['5/1/recording/mp3 one']);
    isAway = true;
    await line(before, '5', 'two');
    await line(before, '55', 'of another');
    await before.stop();

    isAway = false;
    const after = await started();
    await line(after, '5', 'three');
    await expect
      .poll(() => sent.toSorted())
      .toEqual([
        '5/1/recording/mp3 one',
        '5/2/recording/mp3 two',
        '5/3/recording/mp3 three',
        '55/1/recording/mp3 of another',
      ]);
  });

  test('leaves no trace on the disk once its live is long over', async () => {
    const before = await started();
    await line(before, '5', 'one');
    await expect.poll(() => readdir(folder)).toEqual(['5-1.mp3.sent']);
    const longAgo = new Date(Date.now() - 4 * 86_400_000);
    await utimes(join(folder, '5-1.mp3.sent'), longAgo, longAgo);
    await started();
    expect(await readdir(folder)).toEqual([]);
  });
});
