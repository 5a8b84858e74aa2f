import { spawnSync } from 'node:child_process';
import { expect, test } from 'vitest';
import { SoundMeter, measuringFilters, type SoundSecond } from './soundMeter.ts';

/** Output of ffmpeg for a sound that it generates itself. */
function reported(source: string): string {
  const requests = ['-v', 'error', '-f', 'lavfi', '-i', source, '-af', measuringFilters, '-f', 'null', '-'];
  const { status, stdout, stderr } = spawnSync('ffmpeg', requests, { encoding: 'utf8', maxBuffer: 1e8 });
  if (status !== 0) throw new Error(stderr);
  return stdout;
}

function received(text: string, size = text.length): SoundSecond[] {
  const seconds: SoundSecond[] = [];
  const reader = new SoundMeter((second) => seconds.push(second));
  for (let at = 0; at < text.length; at += size) reader.take(text.slice(at, at + size));
  return seconds;
}

const quietTone = 'sine=frequency=440:duration=4.2:sample_rate=44100,volume=-10dB';

test('a tone is measured each second, with its level and its loudness, and is not clipped', () => {
  const seconds = received(reported(quietTone));
  expect(seconds).toHaveLength(4);
  for (const { level, clipped } of seconds) {
    expect(level).toBeCloseTo(-31, 0);
    expect(clipped).toBe(0);
  }
  expect(seconds.at(-1)!.loudness).toBeCloseTo(-31.8, 0);
});

test('lines that arrive in pieces give the same result', () => {
  const text = reported(quietTone);
  expect(received(text, 7)).toEqual(received(text));
});

test('silence has no level at all', () => {
  const seconds = received(reported('anullsrc=sample_rate=44100:duration=2.2'));
  expect(seconds.map(({ level }) => level)).toEqual([-Infinity, -Infinity]);
});

test('full scale for several samples is clipped, a tone that just touches full scale is not', () => {
  const clipped = (volume: string) =>
    received(
      reported(`sine=frequency=440:duration=2.2:sample_rate=44100,aformat=sample_fmts=flt,volume=${volume}`),
    )[1]!.clipped;
  expect(clipped('30dB')).toBeGreaterThan(0.5);
  expect(clipped('17.9dB')).toBe(0);
});

test('sound on one channel alone, or inverted on the other, is sound', () => {
  const turned = received(reported(`${quietTone},pan=stereo|c0=c0|c1=-1*c0`));
  expect(turned[1]!.level).toBeCloseTo(-31, 0);
  const oneSide = received(reported(`${quietTone},pan=stereo|c0=c0`));
  expect(oneSide[1]!.level).toBeGreaterThan(-40);
});

test('unknown lines are skipped', () => {
  expect(received('frame:0\nnonsense\nlavfi.astats.Overall.RMS_level=loud\n'.repeat(30))).toEqual([]);
});
