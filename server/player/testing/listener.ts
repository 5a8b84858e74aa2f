import { spawn, type ChildProcess, spawnSync } from 'node:child_process';

const rate = 8000;
/** Length of a measured window in samples: a twentieth of a second. */
const windowLength = rate / 20;

const somethingElse = -1;

/** A tone that the test listener has detected. Pitch in Hz; 0 for silence, -1 for a sound that is no known tone. Times in milliseconds. */
export interface Tone {
  pitch: number;
  /** When its first and its last window arrived. */
  from: number;
  until: number;
  /** Length of the sound itself, independent of when it arrived. */
  length: number;
}

/** Listens to a mount point through ffmpeg, and detects which of the given tones played when. */
export class Listener {
  readonly #args: readonly string[];
  #child: ChildProcess;
  #isStopped = false;
  readonly #pitches: readonly number[];
  readonly #detected: Array<{ pitch: number; at: number }> = [];
  #rest = Buffer.alloc(0);

  constructor(url: string, pitches: readonly number[]) {
    this.#pitches = pitches;
    const quick = [
      '-fflags',
      'nobuffer',
      '-flags',
      'low_delay',
      '-probesize',
      '8192',
      '-analyzeduration',
      '0',
    ];
    const args = ['-v', 'error', ...quick, '-i', url];
    const raw = ['-f', 's16le', '-ar', String(rate), '-ac', '1', '-flush_packets', '1', 'pipe:1'];
    this.#args = [...args, ...raw];
    this.#child = this.#connect();
  }

  /** Connects, and tries again until the first sound can be decoded, as players do. */
  #connect(): ChildProcess {
    const child = spawn('ffmpeg', this.#args, { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.on('data', (data: Buffer) => this.#take(data));
    child.once('exit', () => {
      setTimeout(() => {
        if (!this.#isStopped && this.#detected.length === 0) this.#child = this.#connect();
      }, 500).unref();
    });
    return child;
  }

  /**
   * Tones detected so far. Tones up to a fifth of a second are seams between songs and left out. Tones that arrive all at once
   * were buffered before the connection.
   */
  get tones(): Tone[] {
    const tones: Tone[] = [];
    for (const { pitch, at } of this.#detected) {
      const last = tones.at(-1);
      if (last?.pitch === pitch) Object.assign(last, { until: at, length: last.length + 50 });
      else tones.push({ pitch, from: at, until: at, length: 50 });
    }
    return tones.filter(({ from, until, length }) => length > 200 && until - from >= 200);
  }

  /** Detected pitches in order. Silence and unknown sound are included only when longer than 1.5 seconds. */
  get pitches(): number[] {
    return this.tones
      .filter(({ pitch, length }) => pitch > 0 || length > 1500)
      .map(({ pitch }) => pitch)
      .filter((pitch, index, all) => pitch !== all[index - 1]);
  }

  /** Longest silence since a tone first played, in milliseconds of sound, independent of when it arrived. */
  longestSilenceSince(first: number): number {
    let [longest, length] = [0, 0];
    for (const { pitch } of this.#detected.slice(this.#detected.findIndex(({ pitch }) => pitch === first))) {
      length = pitch === 0 ? length + 50 : 0;
      longest = Math.max(longest, length);
    }
    return longest;
  }

  /** True when the connection has ended. */
  get isOver(): boolean {
    return this.#child.exitCode !== null;
  }

  stop(): void {
    this.#isStopped = true;
    this.#child.kill('SIGKILL');
  }

  #take(data: Buffer): void {
    let all = Buffer.concat([this.#rest, data]);
    while (all.length >= windowLength * 2) {
      this.#detected.push({ pitch: this.#pitchOf(all), at: Date.now() });
      all = all.subarray(windowLength * 2);
    }
    this.#rest = all;
  }

  #pitchOf(samples: Buffer): number {
    let [crossings, loudest, before] = [0, 0, 0];
    for (let index = 0; index < windowLength; index++) {
      const value = samples.readInt16LE(index * 2);
      if (before < 0 && value >= 0) crossings++;
      before = value;
      loudest = Math.max(loudest, Math.abs(value));
    }
    if (loudest < 300) return 0;
    const measured = crossings * 20;
    const [near] = this.#pitches.toSorted((a, b) => Math.abs(a - measured) - Math.abs(b - measured));
    // Two tones at once, as in a crossfade, are measured as a third pitch between them.
    return Math.abs(near! - measured) <= 40 ? near! : somethingElse;
  }
}

/** Checks for a test whether a mount point accepts a listener. The connection is closed immediately. */
export async function isThere(url: string): Promise<boolean> {
  const ending = new AbortController();
  const answer = await fetch(url, { signal: ending.signal }).catch(() => undefined);
  ending.abort();
  return answer?.status === 200;
}

/** Creates an MP3 file with one tone for a test. `pitch` is in Hz. */
export function tone(pitch: number, seconds: number): Buffer {
  const source = `sine=frequency=${pitch}:duration=${seconds}:sample_rate=44100`;
  const { status, stdout, stderr } = spawnSync(
    'ffmpeg',
    ['-v', 'error', '-f', 'lavfi', '-i', source, '-ac', '2', '-b:a', '128k', '-f', 'mp3', 'pipe:1'],
    { maxBuffer: 1e8 },
  );
  if (status !== 0) throw new Error(stderr.toString());
  return stdout;
}
