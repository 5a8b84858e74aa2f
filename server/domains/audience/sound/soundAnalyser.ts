import { spawn, type ChildProcessByStdio } from 'node:child_process';
import { constants, setPriority } from 'node:os';
import type { Readable, Writable } from 'node:stream';
import { SoundMeter, measuringFilters, type SoundSecond } from './soundMeter.ts';
import { LastSound, type SoundPart } from './lastSound.ts';
import { OggPages } from './oggPages.ts';

export interface EncodedSound {
  /** MIME type of the stream, one of the formats that mount points support. */
  type: string;
  content: Readable;
}

export interface SoundAnalyserEvents {
  second: (second: SoundSecond) => void;
  /** Called once when the stream has ended or could not be decoded. */
  ended: () => void;
}

/**
 * The declared format is passed to ffmpeg. Probing takes ten seconds of silence, and would accept every format that ffmpeg knows.
 */
const formats = new Map([
  ['audio/mpeg', 'mp3'],
  ['audio/aac', 'aac'],
  ['audio/ogg', 'ogg'],
]);

const argsFor = (type: string): string[] =>
  [
    '-hide_banner -nostdin -nostats -v error -probesize 8192 -protocol_whitelist pipe -threads 1',
    `-f ${formats.get(type) ?? 'mp3'} -i pipe:0 -map 0:a:0 -vn -sn -dn -filter_threads 1`,
    `-af ${measuringFilters} -f null -`,
  ].flatMap((part) => part.split(' '));

type Decoder = ChildProcessByStdio<Writable, Readable, null>;

/**
 * Decodes one stream with its own ffmpeg process and buffers the last two minutes. The process stops at the end of a logical
 * Ogg stream, so each new logical stream gets another process.
 */
export class SoundAnalyser {
  readonly last = new LastSound();
  readonly #sound: EncodedSound;
  readonly #events: SoundAnalyserEvents;
  readonly #cut: (data: Buffer) => SoundPart[];
  #decoder: Decoder;
  #hasBegun = false;
  /** True between two logical streams: the decoder may exit then without ending the whole sound. */
  #isBetween = false;
  #isClosed = false;

  constructor(sound: EncodedSound, events: SoundAnalyserEvents) {
    this.#sound = sound;
    this.#events = events;
    const pages = new OggPages();
    this.#cut = sound.type === 'audio/ogg' ? (data) => pages.take(data) : (data) => [{ data }];
    this.#decoder = this.#decode();
    const { content } = sound;
    content.on('data', (data: Buffer) => this.#take(data));
    content.on('error', () => this.close());
    content.on('close', () => {
      this.#decoder.stdin.end();
      if (this.#decoder.exitCode !== null || this.#decoder.signalCode !== null) this.#end();
    });
  }

  close(): void {
    this.#sound.content.destroy();
    this.#decoder.kill('SIGKILL');
  }

  #take(data: Buffer): void {
    const { content } = this.#sound;
    const at = new Date();
    let isFull = false;
    for (const part of this.#cut(data)) {
      this.last.take(part, at);
      if (part.isFirst && this.#hasBegun) {
        this.#decoder.stdin.end();
        this.#decoder = this.#decode();
      }
      this.#hasBegun = true;
      this.#isBetween = part.isLast ?? false;
      isFull = !this.#decoder.stdin.write(part.data);
    }
    if (!isFull) return;
    content.pause();
    this.#decoder.stdin.once('drain', () => content.resume());
  }

  #decode(): Decoder {
    const decoder = spawn('ffmpeg', argsFor(this.#sound.type), { stdio: ['pipe', 'pipe', 'ignore'] });
    if (decoder.pid) setPriority(decoder.pid, constants.priority.PRIORITY_BELOW_NORMAL);
    const seconds = new SoundMeter((second) => {
      if (!this.#isClosed) this.#events.second(second);
    });
    decoder.stdout.setEncoding('utf8').on('data', (text: string) => seconds.take(text));
    // Writing to an exited decoder fails; the close event handles the end.
    decoder.stdin.on('error', () => {});
    const end = () => {
      const { content } = this.#sound;
      if (decoder !== this.#decoder) return;
      if (this.#isBetween && !content.destroyed) content.resume();
      else this.#end();
    };
    decoder.on('error', end);
    decoder.on('close', end);
    return decoder;
  }

  #end(): void {
    if (this.#isClosed) return;
    this.#isClosed = true;
    this.#sound.content.destroy();
    this.#events.ended();
  }
}
