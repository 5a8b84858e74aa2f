import { spawn, type ChildProcess } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Readable } from 'node:stream';
import { HeardSeconds, hearingFilters, type HeardSecond } from './heardSeconds.ts';
import { LastSound } from './lastSound.ts';

export interface HeardSound {
  /** Its MIME type, of those that mount points have. */
  type: string;
  content: Readable;
}

export interface EarHears {
  second: (second: HeardSecond) => void;
  /** Nothing more comes: the sound has ended, or it was none. */
  ended: () => void;
}

/** What a sound is said to be is not guessed at: that takes ffmpeg ten seconds of silence, and opens it to all formats there are. */
const formats = new Map([
  ['audio/mpeg', 'mp3'],
  ['audio/aac', 'aac'],
  ['audio/ogg', 'ogg'],
]);

const argsFor = (type: string): string[] =>
  [
    '-hide_banner -nostdin -nostats -v error -probesize 32768 -protocol_whitelist pipe -threads 1',
    `-f ${formats.get(type) ?? 'mp3'} -i pipe:0 -map 0:a:0 -vn -sn -dn -filter_threads 1`,
    `-af ${hearingFilters} -f null -`,
  ].flatMap((part) => part.split(' '));

/** Hears one sound by an ffmpeg of its own, and keeps the last two minutes of it. */
export class SoundEar {
  readonly last = new LastSound();
  readonly #child: ChildProcess;
  readonly #sound: Readable;
  #isClosed = false;

  constructor({ type, content: sound }: HeardSound, hears: EarHears) {
    this.#sound = sound;
    const child = spawn('ffmpeg', argsFor(type), { stdio: ['pipe', 'pipe', 'ignore'] });
    this.#child = child;
    if (child.pid) setPriority(child.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const seconds = new HeardSeconds((second) => {
      if (!this.#isClosed) hears.second(second);
    });
    child.stdout.setEncoding('utf8').on('data', (text: string) => seconds.take(text));
    sound.on('data', (data: Buffer) => this.last.take(data, new Date()));
    // One that has ended takes no more, which its end tells of.
    child.stdin.on('error', () => {});
    sound.on('error', () => this.close());
    sound.on('close', () => child.stdin.end());
    sound.pipe(child.stdin);
    child.on('error', () => this.#end(hears));
    child.on('close', () => this.#end(hears));
  }

  close(): void {
    this.#sound.destroy();
    this.#child.kill('SIGKILL');
  }

  #end(hears: EarHears): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#sound.destroy();
    hears.ended();
  }
}
