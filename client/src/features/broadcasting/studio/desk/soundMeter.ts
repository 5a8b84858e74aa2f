import { createFilter, kWeighting } from './kWeighting';

/** Levels in dBFS and LUFS. `silence` is the value for no sound. */
export interface Levels {
  /** Highest sample since the last report, in dBFS. */
  peak: number;
  /** Root mean square of the louder channel since the last report, in dBFS. */
  rms: number;
  /** Loudness of the last 400 ms, in LUFS. */
  momentary: number;
  /** Loudness of the last 3 s, in LUFS. */
  shortTerm: number;
}

/** Level that stands for silence, in dBFS and LUFS. Lower levels are reported as this value. */
export const silence = -100;

export const silent: Levels = { peak: silence, rms: silence, momentary: silence, shortTerm: silence };

/** Blocks of 100 ms: momentary loudness is the mean of 4 blocks, short-term loudness that of 30. */
const blocks = { perSecond: 10, momentary: 4, shortTerm: 30 };
/** Offset of ITU-R BS.1770 in decibels: a full-scale sine of 997 Hz in one channel has −3.01 LUFS. */
const offset = -0.691;

/** Creates a meter of the level and the loudness (ITU-R BS.1770) of sound samples. Uses the first two channels. */
export function createSoundMeter(sampleRate: number) {
  const inBlock = Math.round(sampleRate / blocks.perSecond);
  const weigh = [0, 1].map(() => kWeighting(sampleRate).map(createFilter));
  const past = new Float64Array(blocks.shortTerm);
  let cursor = 0;
  let sum = 0;
  let count = 0;
  let peak = 0;
  const squares = [0, 0];
  let received = 0;

  function endBlock() {
    past[cursor] = sum / inBlock;
    cursor = (cursor + 1) % past.length;
    sum = 0;
    count = 0;
  }

  function loudnessOf(last: number): number {
    let power = 0;
    for (let back = 1; back <= last; back++) power += past[(cursor - back + past.length) % past.length]!;
    return asDecibels(power / last, 10, offset);
  }

  return {
    take(channels: readonly Float32Array[]): void {
      const length = channels[0]?.length ?? 0;
      for (let index = 0; index < length; index++) {
        for (let channel = 0; channel < Math.min(2, channels.length); channel++) {
          const sample = channels[channel]![index]!;
          peak = Math.max(peak, Math.abs(sample));
          squares[channel]! += sample * sample;
          let weighed = sample;
          for (const filter of weigh[channel]!) weighed = filter(weighed);
          sum += weighed * weighed;
        }
        if (++count === inBlock) endBlock();
      }
      received += length;
    },
    /** Processes `length` samples of silence. Called while no source is connected. */
    pass(length: number): void {
      for (let index = 0; index < length; index++) if (++count === inBlock) endBlock();
      received += length;
    },
    read(): Levels {
      const levels = {
        peak: asDecibels(peak, 20),
        rms: asDecibels(received > 0 ? Math.max(...squares) / received : 0, 10),
        momentary: loudnessOf(blocks.momentary),
        shortTerm: loudnessOf(blocks.shortTerm),
      };
      peak = 0;
      squares.fill(0);
      received = 0;
      return levels;
    },
  };
}

const asDecibels = (value: number, factor: number, more = 0): number =>
  value > 0 ? Math.max(silence, more + factor * Math.log10(value)) : silence;
