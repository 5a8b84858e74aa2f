import { spawn } from 'node:child_process';
import { constants, setPriority } from 'node:os';

/** What decoding a file tells. */
export interface Measures {
  /** How long it really plays, in milliseconds. */
  duration: number;
  /** Integrated loudness in LUFS; null when it is silent. */
  loudness: number | null;
  /** In dBTP. */
  truePeak: number | null;
  /** Where sound begins and ends, in milliseconds; null where the file itself does. */
  cueIn: number | null;
  cueOut: number | null;
  /** The picture of the sound: the highest level of each of so many stretches, 0 to 255. */
  peaks: number[];
  /** Whether something in the file could not be decoded. */
  hasErrors: boolean;
  /** As it sounds: what a file says of itself may be half of it. */
  sampleRate: number | null;
}

const rate = 8000;
const peaksWanted = 1000;
/** Samples are folded into stretches of this many as they come, so that long files take no memory. */
const fold = 80;
const maxSeconds = 900;
/** Quieter than this is silence; shorter stretches of it belong to the music. */
const silence = 'noise=-50dB:duration=0.4';

/** Whether the program is on this machine, found once. */
export const findFfmpeg = (): Promise<boolean> =>
  new Promise((resolve) => {
    const child = spawn('ffmpeg', ['-version'], { stdio: 'ignore' });
    child.on('error', () => resolve(false));
    child.on('exit', (code) => resolve(code === 0));
  });

/** Decodes the sound of a file once, and measures it. Null when there is none that can be decoded. */
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

/** How long the pictures of a film last, in milliseconds, by their packets alone; 0 where it has none. */
export async function lengthOfPictures(path: string, signal: AbortSignal): Promise<number> {
  const args = ['-i', `file:${path}`, '-map', '0:v:0', '-c', 'copy', '-f', 'null', '-'];
  const report = await runFfmpeg(args, () => undefined, signal);
  const [, hours = 0, minutes = 0, seconds = 0] =
    [...report.matchAll(/time=(\d+):(\d+):([\d.]+)/g)].at(-1) ?? [];
  return Math.round((Number(hours) * 3600 + Number(minutes) * 60 + Number(seconds)) * 1000);
}

/** Takes samples as they come, keeping the highest of each stretch. */
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
      if (++this.samples % fold === 0) this.#keep();
    }
    this.#rest = bytes.subarray(whole);
  }

  #keep(): void {
    this.#highest.push(this.#current);
    this.#current = 0;
  }

  peaks(): number[] {
    if (this.samples % fold !== 0) this.#keep();
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

/** Silence at the very start and at the very end is left out when playing. */
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

/** What is all silence has no loudness. */
function loudnessIn(report: string): number | null {
  const loudness = numberAfter(report, /Integrated loudness:\s+I:\s+(-?[\d.]+) LUFS/);
  return loudness === null || loudness <= -70 ? null : loudness;
}

function numberAfter(report: string, pattern: RegExp): number | null {
  const value = Number(pattern.exec(report)?.[1] ?? Number.NaN);
  return Number.isFinite(value) ? value : null;
}

/** It reads files alone, and says what it meets. */
const always = [
  '-hide_banner',
  '-nostdin',
  '-nostats',
  '-loglevel',
  'info',
  '-protocol_whitelist',
  'file,pipe',
];

/** Runs the program on a file that nobody vouches for: gives what it says, and what it writes piece by piece. */
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
    // Whoever waits for an answer comes first; but a file is not to wait for as long as anything else has to do.
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    let report = '';
    child.stdout.on('data', take);
    child.stderr.setEncoding('utf8').on('data', (text: string) => {
      // What is told about the file comes first, the summary last.
      report =
        report.length < 200_000 ? report + text : report.slice(0, 100_000) + (report + text).slice(-50_000);
    });
    child.on('error', reject);
    child.on('close', () => resolve(report));
  });
}
