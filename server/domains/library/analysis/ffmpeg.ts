import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** Measured values of a decoded file: duration, loudness, peaks, and start and end of the sound. */
export interface Measures {
  /** Actual duration in milliseconds. */
  duration: number;
  /** Integrated loudness in LUFS; null for silence, or when unknown. */
  loudness: number | null;
  /** True peak in dBTP; null for digital silence, or when unknown. */
  truePeak: number | null;
  /** Start and end of the sound in milliseconds; null where the file itself starts or ends. */
  cueIn: number | null;
  cueOut: number | null;
  /** Waveform: the highest level of each of up to 1000 equal parts, 0 to 255. */
  peaks: number[];
  /** True when part of the file could not be decoded. */
  hasErrors: boolean;
  /** Decoded sample rate in Hz, which may be twice the declared one; null when unknown. */
  sampleRate: number | null;
}

const rate = 8000;
const peaksWanted = 1000;
/**
 * Number of samples of which only the highest level is stored while decoding.
 * This way long files need little memory.
 */
const fold = 80;
const maxSeconds = 900;
/** Filter options of silence detection. Pauses below 0.4 seconds belong to the music. */
const silence = 'noise=-50dB:duration=0.4';

/** True when ffmpeg is installed. */
export const findFfmpeg = (): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn('ffmpeg', ['-version'], { stdio: 'ignore' });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });

/** Decodes the first sound track of a file once and measures it; null when no sound can be decoded. */
export async function measure(path: string, signal: AbortSignal): Promise<Measures | null> {
  const levels = new Levels();
  const report = await runFfmpeg(
    [
      '-i',
      `file:${path}`,
      '-map',
      '0:a:0',
      '-vn',
      '-sn',
      '-dn',
      '-af',
      `silencedetect=${silence},ebur128=peak=true:framelog=verbose`,
      '-ac',
      '1',
      '-ar',
      String(rate),
      '-f',
      's16le',
      'pipe:1',
    ],
    (chunk) => levels.take(chunk),
    signal,
  );
  const duration = Math.round((levels.samples / rate) * 1000);
  if (levels.samples === 0) return null;
  return {
    duration,
    loudness: loudnessIn(report),
    truePeak: numberAfter(report, /True peak:\s+Peak:\s+(-?[\d.]+|-?inf) dBFS/),
    ...cuesIn(report, duration),
    peaks: levels.peaks(),
    hasErrors: /ended prematurely|partial file|Invalid data found|Truncating/i.test(report),
    sampleRate: numberAfter(report, /Stream #0:\d[^\n]*: Audio: [^\n]*?, (\d+) Hz/),
  };
}

/** Returns the duration of a file's video track in milliseconds; zero without a video track. Read from its packets, without decoding. */
export async function lengthOfPictures(path: string, signal: AbortSignal): Promise<number> {
  const args = ['-i', `file:${path}`, '-map', '0:v:0', '-c', 'copy', '-f', 'null', '-'];
  const report = await runFfmpeg(args, () => undefined, signal);
  const [, hours = 0, minutes = 0, seconds = 0] =
    [...report.matchAll(/time=(\d+):(\d+):([\d.]+)/g)].at(-1) ?? [];
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000);
}

/** Reduces samples to the highest level of each group as they arrive. */
class Levels {
  samples = 0;
  readonly #highest: number[] = [];
  #current = 0;
  #rest: Buffer = Buffer.alloc(0);

  take(chunk: Buffer): void {
    const bytes = this.#rest.length > 0 ? Buffer.concat([this.#rest, chunk]) : chunk;
    const whole = bytes.length - (bytes.length % 2);
    for (let at = 0; at < whole; at += 2) {
      const level = Math.abs(bytes.readInt16LE(at));
      if (level > this.#current) this.#current = level;
      if (++this.samples % fold === 0) this.#addPeak();
    }
    this.#rest = bytes.subarray(whole);
  }

  #addPeak(): void {
    this.#highest.push(this.#current);
    this.#current = 0;
  }

  peaks(): number[] {
    if (this.samples % fold !== 0) this.#addPeak();
    const count = Math.min(peaksWanted, this.#highest.length);
    return Array.from({ length: count }, (_, index) => {
      const first = Math.floor((index * this.#highest.length) / count);
      const last = Math.floor(((index + 1) * this.#highest.length) / count);
      let highest = 0;
      for (let at = first; at < last; at++) highest = Math.max(highest, this.#highest[at]!);
      return Math.round((highest / 32_768) * 255);
    });
  }
}

/** Cue points that skip silence at the very start and the very end. */
function cuesIn(report: string, duration: number): { cueIn: number | null; cueOut: number | null } {
  const starts = [...report.matchAll(/silence_start: (-?[\d.]+)/g)].map(([, value]) => Number(value) * 1000);
  const ends = [...report.matchAll(/silence_end: (-?[\d.]+)/g)].map(([, value]) => Number(value) * 1000);
  const beginsSilent = starts[0] !== undefined && starts[0] < 50 && ends[0] !== undefined;
  const last = starts.at(-1);
  const lastEnd = ends.at(-1) ?? 0;
  const endsSilent = last !== undefined && (ends.length < starts.length || lastEnd > duration - 100);
  const cueIn = beginsSilent ? Math.round(ends[0]!) : null;
  const cueOut = endsSilent && last > (cueIn ?? 0) ? Math.round(last) : null;
  return { cueIn: cueIn !== null && cueIn < duration ? cueIn : null, cueOut };
}

/** Integrated loudness; null for silence, which ffmpeg reports as -70 LUFS or less. */
function loudnessIn(report: string): number | null {
  const loudness = numberAfter(report, /Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/);
  return loudness === null || loudness <= -70 ? null : loudness;
}

function numberAfter(report: string, pattern: RegExp): number | null {
  const value = Number(pattern.exec(report)?.[1] ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
}

/** Common options: reads local files only, and reports problems. */
const always = [
  '-hide_banner',
  '-nostdin',
  '-nostats',
  '-loglevel',
  'info',
  '-protocol_whitelist',
  'file,pipe',
];

/**
 * Runs ffmpeg on an untrusted file; returns its log, and passes its output to `take` in chunks.
 * Rejects when ffmpeg cannot be started, when it is aborted, and after 15 minutes. The exit code is ignored: errors are in the log.
 */
export function runFfmpeg(
  args: readonly string[],
  take: (chunk: Buffer) => void,
  signal: AbortSignal,
): Promise<string> {
  return new Promise((resolve, reject) => {
    const limit = AbortSignal.any([signal, AbortSignal.timeout(maxSeconds * 1000)]);
    const child = spawn('ffmpeg', [...always, ...args], {
      stdio: ['ignore', 'pipe', 'pipe'],
      signal: limit,
      killSignal: 'SIGKILL',
    });
    // Lower priority than requests, but not the lowest, so that an analysis is not starved by other work.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let report = '';
    child.stdout.on('data', take);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      // The beginning of the log describes the file, and its end contains the summary.
      report =
        report.length < 200_000 ? report + text : report.slice(0, 100_000) + (report + text).slice(-50_000);
    });
    child.on('error', reject);
    child.on('close', () => resolve(report));
  });
}
