import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locks, Release } from '../../../kit/locks/locks.ts';
import type { Storage } from '../../../kit/storage/storage.ts';
import { headerOf } from './webmLine.ts';

/** Storage key of one connection's recording, until the recordings of its session are joined. */
export const partKey = (session: number, part: number, form: RecordedForm = 'webm'): string =>
  `lives/${session}-${part}.${form}`;

/** Storage key of the whole recording of a live session, known before the file exists. */
export const recordingKey = (session: number, form: RecordedForm): string =>
  `media/${createHash('sha256').update(`live ${session}`).digest('hex').slice(0, 32)}.${form}`;

/**
 * Recording formats by file extension, with their ffmpeg names. Browsers send WebM, encoders the other
 * formats.
 */
export const recordedForms = { webm: 'webm', mp3: 'mp3', aac: 'adts', ogg: 'ogg' } as const;
export type RecordedForm = keyof typeof recordedForms;
export const isForm = (name: string): name is RecordedForm => Object.hasOwn(recordedForms, name);

const lockOf = (name: string) => `live sound ${name}`;
const form = /^(\d+)-(\d+)\.webm$/;

/** Recordings in progress on this machine. Each moves to the shared storage when its connection ends. */
export class Recordings {
  readonly #folder: string;
  readonly #storage: Storage;
  readonly #locks: Locks;

  constructor({ folder, storage, locks }: { folder: string; storage: Storage; locks: Locks }) {
    this.#folder = folder;
    this.#storage = storage;
    this.#locks = locks;
  }

  get folder(): string {
    return this.#folder;
  }

  /**
   * Reserves the file of a new recording. Its lock is held until the recording is stored, so that no other process treats the file
   * as abandoned.
   */
  async begin(session: number, part: number): Promise<{ path: string; release: Release }> {
    const name = `${session}-${part}.webm`;
    // Without the folder, nothing is recorded, but the live session continues.
    await mkdir(this.#folder, { recursive: true }).catch(() => undefined);
    const release = await this.#locks.tryAcquire(lockOf(name));
    if (!release) throw new Error(`The recording ${name} is already in progress.`);
    return { path: join(this.#folder, name), release };
  }

  async store(session: number, part: number, path: string): Promise<void> {
    const file = await stat(path).catch(() => undefined);
    if (file && file.size > 0) await this.#storage.adopt(partKey(session, part), path);
    await rm(path, { force: true });
  }

  /**
   * WebM header of a live session, from the stored recording of its first connection.
   * Undefined when there is none.
   */
  async headerOf(session: number): Promise<Buffer | undefined> {
    const key = partKey(session, 1);
    if ((await this.#storage.sizeOf(key)) === null) return undefined;
    return this.#storage.withFile(key, async (path) => headerOf((await readFile(path)).subarray(0, 65_536)));
  }

  /** Stores the recordings that a killed process left on this machine. */
  async resume(): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const [, session, part] = form.exec(name) ?? [];
      const release = session && (await this.#locks.tryAcquire(lockOf(name)));
      if (!release) continue;
      try {
        await this.store(Number(session), Number(part), join(this.#folder, name));
      } finally {
        await release();
      }
    }
  }
}
