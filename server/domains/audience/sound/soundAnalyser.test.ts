// @module-tag slow
import { spawnSync } from 'node:child_process';
import { PassThrough, Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tone } from '../../../player/testing/listener.ts';
import { patience } from '../../../../tools/testing/running/patience.ts';
import type { SoundSecond } from './soundMeter.ts';
import { OggPages } from './oggPages.ts';
import { SoundAnalyser } from './soundAnalyser.ts';

function subscribed(content: Readable, type = 'audio/mpeg') {
  const seconds: SoundSecond[] = [];
  const ended = vi.fn<() => void>();
  const analyser = new SoundAnalyser({ type, content }, { second: (second) => seconds.push(second), ended });
  onTestFinished(() => analyser.close());
  return { analyser, seconds, ended };
}

const untilEnded = (ended: () => void) =>
  vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1), { timeout: 10_000 * patience });

test('a sound is analysed to its end, and stored as it arrived', async () => {
  const sound = tone(440, 4);
  const { analyser, seconds, ended } = subscribed(
    Readable.from([sound.subarray(0, 5000), sound.subarray(5000)]),
  );
  await untilEnded(ended);
  expect(seconds.length).toBeGreaterThanOrEqual(3);
  for (const { level } of seconds.slice(0, 3)) expect(level).toBeGreaterThan(-30);
  expect(analyser.last.all().equals(sound)).toBe(true);
});

test('content other than sound ends the analysis', async () => {
  const { seconds, ended } = subscribed(Readable.from([Buffer.alloc(100_000)]));
  await untilEnded(ended);
  expect(seconds).toEqual([]);
});

test('a closed analyser releases its sound, and ends', async () => {
  const sound = new PassThrough();
  const { analyser, ended } = subscribed(sound);
  sound.write(tone(440, 2));
  analyser.close();
  await untilEnded(ended);
  expect(sound.destroyed).toBe(true);
});

test.each([
  ['audio/mpeg', 'libmp3lame', 'mp3'],
  ['audio/aac', 'aac', 'adts'],
  ['audio/ogg', 'libopus', 'ogg'],
  ['audio/ogg', 'libvorbis', 'ogg'],
])('silence in %s (%s) is detected within seconds', async (type, codec, format) => {
  const source = 'anullsrc=sample_rate=48000:duration=6';
  const requests = `-v error -f lavfi -i ${source} -ac 2 -c:a ${codec} -b:a 128k -f ${format} pipe:1`;
  const { stdout } = spawnSync('ffmpeg', requests.split(' '), { maxBuffer: 1e8 });
  const content = new PassThrough();
  const { seconds } = subscribed(content, type);
  content.write(stdout);
  // The stream is still open, so the decoder has to report seconds before its end.
  await vi.waitFor(() => expect(seconds.length).toBeGreaterThanOrEqual(3), { timeout: 10_000 * patience });
  for (const { level } of seconds) expect(level).toBeLessThan(-80);
});

test('the next title of an Opus stream is analysed too, although ffmpeg ends at the end of a title', async () => {
  const content = new PassThrough();
  const { seconds, ended } = subscribed(content, 'audio/ogg');
  for (const pitch of [440, 550, 660]) {
    content.write(titleOfPlayer(pitch));
    // Leaves the decoder of one title enough time to exit before the next title begins.
    await new Promise((resolve) => setTimeout(resolve, 400 * patience));
  }
  await vi.waitFor(() => expect(seconds.length).toBeGreaterThanOrEqual(7), { timeout: 10_000 * patience });
  expect(ended).not.toHaveBeenCalled();
  content.destroy();
  await untilEnded(ended);
});

/** Title as Liquidsoap sends it: its last page contains a packet of no bytes. */
function titleOfPlayer(pitch: number): Buffer {
  const source = `sine=frequency=${pitch}:duration=4:sample_rate=48000`;
  const requests = `-v error -f lavfi -i ${source} -ac 2 -c:a libopus -b:a 128k -f ogg pipe:1`;
  const { stdout } = spawnSync('ffmpeg', requests.split(' '), { maxBuffer: 1e8 });
  const last = Buffer.alloc(28);
  new OggPages().take(stdout).at(-1)!.data.copy(last, 0, 0, 26);
  last[5] = 4;
  last.writeUInt32LE(last.readUInt32LE(18) + 1, 18);
  last.writeUInt32LE(0, 22);
  last[26] = 1;
  last.writeUInt32LE(oggSum(last), 22);
  return Buffer.concat([stdout, last]);
}

function oggSum(page: Buffer): number {
  let sum = 0;
  for (const byte of page) {
    sum ^= byte << 24;
    for (let bit = 0; bit < 8; bit++) sum = sum & 0x80_00_00_00 ? (sum << 1) ^ 0x04_c1_1d_b7 : sum << 1;
  }
  return sum >>> 0;
}

test('pages of a stream that began before are skipped', () => {
  const source = 'sine=frequency=440:duration=4:sample_rate=48000';
  const requests = `-v error -f lavfi -i ${source} -c:a libopus -f ogg pipe:1`;
  const { stdout } = spawnSync('ffmpeg', requests.split(' '), { maxBuffer: 1e8 });
  const parts = new OggPages().take(stdout);
  expect(Buffer.concat(parts.map(({ data }) => data)).equals(stdout)).toBe(true);
  expect(parts.filter(({ isFirst }) => isFirst)).toHaveLength(1);
  expect(new OggPages().take(stdout.subarray(parts[0]!.data.length))).toEqual([]);
});
