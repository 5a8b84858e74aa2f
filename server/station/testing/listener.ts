import { spawn, type ChildProcess } from 'node:child_process';

const rate = 8000;
/** How long a stretch is whose pitch is measured, in samples: a twentieth of a second. */
const stretch = rate / 20;

const somethingElse = -1;

/** Something that was heard: a tone, silence as 0 Hz, or what is none of the known tones as -1; in milliseconds. */
export interface Tone {
  pitch: number;
  /** When its first came, and its last. */
  from: number;
  until: number;
  /** How long it is itself, however late it came. */
  length: number;
}

/** Listens to a mount as a listener would, through ffmpeg, and tells which of some tones was heard when. */
export class Listener {
  readonly #args: readonly string[];
  #child: ChildProcess;
  #isStopped = false;
  readonly #pitches: readonly number[];
  readonly #heard: Array<{ pitch: number; at: number }> = [];
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

  /** Who makes nothing of the first that they hear of a mount comes again, as players do. */
  #connect(): ChildProcess {
    const child = spawn('ffmpeg', this.#args, { stdio: ['ignore', 'pipe', 'inherit'] });
    child.stdout.on('data', (data: Buffer) => this.#take(data));
    child.once('exit', () => {
      setTimeout(() => {
        if (!this.#isStopped && this.#heard.length === 0) this.#child = this.#connect();
      }, 500).unref();
    });
    return child;
  }

  /** What was heard so far; a fifth of a second or less is a seam, and what comes all at once was heard before one listened. */
  get tones(): Tone[] {
    const tones: Tone[] = [];
    for (const { pitch, at } of this.#heard) {
      const last = tones.at(-1);
      if (last?.pitch === pitch) Object.assign(last, { until: at, length: last.length + 50 });
      else tones.push({ pitch, from: at, until: at, length: 50 });
    }
    return tones.filter(({ from, until, length }) => length > 200 && until - from >= 200);
  }

  /** The pitches that were heard, one behind the other; what is no tone only where it is longer than a seam between songs. */
  get pitches(): number[] {
    return this.tones
      .filter(({ pitch, length }) => pitch > 0 || length > 1500)
      .map(({ pitch }) => pitch)
      .filter((pitch, index, all) => pitch !== all[index - 1]);
  }

  /** The longest silence since a tone was first heard, in milliseconds of what was heard, however late it came. */
  longestSilenceSince(first: number): number {
    let [longest, length] = [0, 0];
    for (const { pitch } of this.#heard.slice(this.#heard.findIndex(({ pitch }) => pitch === first))) {
      length = pitch === 0 ? length + 50 : 0;
      longest = Math.max(longest, length);
    }
    return longest;
  }

  /** Whether it was hung up on. */
  get isOver(): boolean {
    return this.#child.exitCode !== null;
  }

  stop(): void {
    this.#isStopped = true;
    this.#child.kill('SIGKILL');
  }

  #take(data: Buffer): void {
    let all = Buffer.concat([this.#rest, data]);
    while (all.length >= stretch * 2) {
      this.#heard.push({ pitch: this.#pitchOf(all), at: Date.now() });
      all = all.subarray(stretch * 2);
    }
    this.#rest = all;
  }

  #pitchOf(samples: Buffer): number {
    let [crossings, loudest, before] = [0, 0, 0];
    for (let index = 0; index < stretch; index++) {
      const value = samples.readInt16LE(index * 2);
      if (before < 0 && value >= 0) crossings++;
      before = value;
      loudest = Math.max(loudest, Math.abs(value));
    }
    if (loudest < 300) return 0;
    const measured = crossings * 20;
    const [near] = this.#pitches.toSorted((a, b) => Math.abs(a - measured) - Math.abs(b - measured));
    // Two at once, as in a fade, sound like a third between them.
    return Math.abs(near! - measured) <= 40 ? near! : somethingElse;
  }
}
