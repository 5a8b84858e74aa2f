// @module-tag slow
import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { LastSound } from './lastSound.ts';
import { OggPages } from './oggPages.ts';

const at = (second: number) => new Date(second * 1000);

test('the last two minutes are buffered, in the order of their arrival', () => {
  const last = new LastSound();
  for (let second = 0; second < 300; second++) last.take({ data: Buffer.from([second % 256]) }, at(second));
  const stored = [...last.all()];
  expect(stored).toHaveLength(121);
  expect(stored[0]).toBe(179);
  expect(stored.at(-1)).toBe(299 % 256);
});

test('the buffer is limited to two minutes of sound, whatever arrives', () => {
  const last = new LastSound();
  for (let part = 0; part < 40; part++) last.take({ data: Buffer.alloc(1_000_000, part) }, at(1));
  expect(last.all()).toHaveLength(8_000_000);
  expect(last.all().at(-1)).toBe(39);
});

test.each(['libopus', 'libvorbis'])('a range of an Ogg stream of %s can be decoded by itself', (codec) => {
  const whole = encoded(['-c:a', codec, '-f', 'ogg']);
  const last = new LastSound();
  const pages = new OggPages();
  for (let from = 0; from < whole.length; from += 1000)
    for (const part of pages.take(whole.subarray(from, from + 1000)))
      last.take(part, at((from / whole.length) * 180));
  const stored = last.all();
  expect(stored.length).toBeLessThan(whole.length * 0.75);
  expect(decodedSeconds(stored)).toBeGreaterThan(115);
  expect(decodedSeconds(stored)).toBeLessThan(125);
});

function encoded(options: string[]): Buffer {
  const source = 'sine=frequency=440:duration=180:sample_rate=48000';
  const requests = ['-v', 'error', '-f', 'lavfi', '-i', source, ...options, 'pipe:1'];
  return spawnSync('ffmpeg', requests, { maxBuffer: 1e8 }).stdout;
}

/** Duration that ffmpeg decodes, in seconds; 0 when it cannot decode the sound. */
function decodedSeconds(input: Buffer): number {
  const requests = ['-v', 'error', '-i', 'pipe:0', '-ac', '1', '-ar', '8000', '-f', 's16le', 'pipe:1'];
  const { status, stdout } = spawnSync('ffmpeg', requests, { input, maxBuffer: 1e8 });
  if (status !== 0) return 0;
  return stdout.length / 16_000;
}
