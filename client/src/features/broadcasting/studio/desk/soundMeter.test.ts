import { describe, expect, it } from 'vitest';
import { kWeighting } from './kWeighting';
import { createSoundMeter, silence } from './soundMeter';

interface Tone {
  rate?: number;
  frequency?: number;
  decibels?: number;
  seconds?: number;
  channels?: 1 | 2;
}

/** Levels of a sine, fed in blocks of 128 samples as browsers do. */
function measure({ rate = 48_000, frequency = 997, decibels = -20, seconds = 4, channels = 2 }: Tone) {
  const meter = createSoundMeter(rate);
  feed(meter, { rate, frequency, decibels, seconds, channels });
  return meter.read();
}

function feed(
  meter: ReturnType<typeof createSoundMeter>,
  { rate, frequency, decibels, seconds, channels }: Required<Tone>,
) {
  const height = 10 ** (decibels / 20);
  for (let from = 0; from < rate * seconds; from += 128) {
    const piece = Float32Array.from(
      { length: 128 },
      (_, index) => height * Math.sin((2 * Math.PI * frequency * (from + index)) / rate),
    );
    meter.take(Array.from({ length: channels }, () => piece));
  }
}

describe('the weighting', () => {
  it('is that of the recommendation at 48 kHz', () => {
    const [head, lows] = kWeighting(48_000);
    const expected = [
      [1.53512485958697, -2.69169618940638, 1.19839281085285, -1.69065929318241, 0.73248077421585],
      [1, -2, 1, -1.99004745483398, 0.99007225036621],
    ];
    [head!, lows!].forEach(({ a, b }, stage) =>
      [...b, ...a].forEach((value, index) => expect(value).toBeCloseTo(expected[stage]![index]!, 8)),
    );
  });
});

describe('loudness', () => {
  // A sine in both channels has a loudness equal to its peak level: its mean level is 3.01 dB lower, and the second channel adds 3.01
  // dB.
  it.each([48_000, 44_100, 96_000])('of 997 Hz at −20 dBFS in two channels is −20 LUFS at %i Hz', (rate) => {
    const { momentary, shortTerm } = measure({ rate });
    expect(momentary).toBeCloseTo(-20, 1);
    expect(shortTerm).toBeCloseTo(-20, 1);
  });

  it('of a sine in one channel, as high as it goes, is −3.01 LUFS', () => {
    expect(measure({ decibels: 0, channels: 1 }).shortTerm).toBeCloseTo(-3.01, 1);
  });

  it('weighs low tones less, and high ones more', () => {
    const middle = measure({}).shortTerm;
    expect(measure({ frequency: 40 }).shortTerm).toBeLessThan(middle - 5);
    expect(measure({ frequency: 10_000 }).shortTerm).toBeGreaterThan(middle + 3);
  });

  it('is of the last 400 ms, and of the last 3 s', () => {
    const meter = createSoundMeter(48_000);
    feed(meter, { rate: 48_000, frequency: 997, decibels: -20, seconds: 3, channels: 2 });
    meter.pass(48_000 * 1.5);
    expect(meter.read().momentary).toBe(silence);
    // Half of the last 3 s is silent, which lowers the loudness by 3.01 dB.
    expect(meter.read().shortTerm).toBeCloseTo(-23.01, 1);
    meter.pass(48_000 * 2);
    expect(meter.read().shortTerm).toBe(silence);
  });

  it('of nothing is silence', () => {
    expect(createSoundMeter(48_000).read()).toEqual({
      peak: silence,
      rms: silence,
      momentary: silence,
      shortTerm: silence,
    });
  });
});

describe('levels', () => {
  it('are the highest sample, and the mean of the louder channel', () => {
    const { peak, rms } = measure({ decibels: -6 });
    expect(peak).toBeCloseTo(-6, 1);
    expect(rms).toBeCloseTo(-9.01, 1);
  });

  it('cover the sound since the last request', () => {
    const meter = createSoundMeter(48_000);
    feed(meter, { rate: 48_000, frequency: 997, decibels: -6, seconds: 1, channels: 1 });
    meter.read();
    meter.pass(4800);
    expect(meter.read()).toMatchObject({ peak: silence, rms: silence });
  });
});
