import { PassThrough, Readable } from 'node:stream';
import { expect, onTestFinished, test, vi } from 'vitest';
import { tone } from '../../../station/testing/tone.ts';
import { patience } from '../../../testing/patience.ts';
import type { HeardSecond } from './heardSeconds.ts';
import { SoundEar } from './soundEar.ts';

function hearing(sound: Readable) {
  const seconds: HeardSecond[] = [];
  const ended = vi.fn<() => void>();
  const ear = new SoundEar(sound, { second: (second) => seconds.push(second), ended });
  onTestFinished(() => ear.close());
  return { ear, seconds, ended };
}

const untilEnded = (ended: () => void) =>
  vi.waitFor(() => expect(ended).toHaveBeenCalledTimes(1), { timeout: 10_000 * patience });

test('a sound is heard to its end, and kept as it came', async () => {
  const sound = tone(440, 4);
  const { ear, seconds, ended } = hearing(Readable.from([sound.subarray(0, 5000), sound.subarray(5000)]));
  await untilEnded(ended);
  expect(seconds.length).toBeGreaterThanOrEqual(3);
  for (const { level } of seconds.slice(0, 3)) expect(level).toBeGreaterThan(-30);
  expect(ear.last.all().equals(sound)).toBe(true);
});

test('what is no sound ends', async () => {
  const { seconds, ended } = hearing(Readable.from([Buffer.alloc(100_000)]));
  await untilEnded(ended);
  expect(seconds).toEqual([]);
});

test('an ear that is closed lets go of its sound, and ends', async () => {
  const sound = new PassThrough();
  const { ear, ended } = hearing(sound);
  sound.write(tone(440, 2));
  ear.close();
  await untilEnded(ended);
  expect(sound.destroyed).toBe(true);
});
