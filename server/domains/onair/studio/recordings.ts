import { createHash } from 'node:crypto';
import { mkdir, readdir, readFile, rm, stat } from 'node:fs/promises';
import { join } from 'node:path';
import type { Locks, Release } from '../../../kit/locks/locks.ts';
import type { Storage } from '../../../kit/storage/storage.ts';
import { headerOf } from './webmLine.ts';

/** What of a live came over one of its lines, as it is kept until the live has ended. */
export const partKey = (session: number, part: number, form: RecordedForm = 'webm'): string =>
  `lives/${session}-${part}.${form}`;

/** Where what a live becomes lies: known before it is there. */
export const recordingKey = (session: number, form: RecordedForm): string =>
  `media/${createHash('sha256').update(`live ${session}`).digest('hex').slice(0, 32)}.${form}`;

/** How what was recorded is coded, by the end of its name, and as ffmpeg calls it: browsers send WebM, encoders the others. */
export const recordedForms = { webm: 'webm', mp3: 'mp3', aac: 'adts', ogg: 'ogg' } as const;
export type RecordedForm = keyof typeof recordedForms;
export const isForm = (name: string): name is RecordedForm => Object.hasOwn(recordedForms, name);

const lockOf = (name: string) => `live sound ${name}`;
const form = /^(\d+)-(\d+)\.webm$/;

/** Recordings of lives on this machine while they are made; each goes into the storage, where all find it, when its line ends. */
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

  /** Where one is written to; held until it is kept, so that nobody takes it for one that was left behind. */
  async begin(session: number, part: number): Promise<{ path: string; release: Release }> {
    const name = `${session}-${part}.webm`;
    // Where that cannot be, nothing is recorded, and what is live is heard all the same.
    await mkdir(this.#folder, { recursive: true }).catch(() => undefined);
    const release = await this.#locks.tryAcquire(lockOf(name));
    if (!release) throw new Error(`The recording ${name} is being made already.`);
    return { path: join(this.#folder, name), release };
  }

  async keep(session: number, part: number, path: string): Promise<void> {
    const file = await stat(path).catch(() => undefined);
    if (file && file.size > 0) await this.#storage.adopt(partKey(session, part), path);
    await rm(path, { force: true });
  }

  /** The header with which a live began, wherever that was. */
  async headerOf(session: number): Promise<Buffer | undefined> {
    const key = partKey(session, 1);
    if ((await this.#storage.sizeOf(key)) === null) return undefined;
    return this.#storage.withFile(key, async (path) => headerOf((await readFile(path)).subarray(0, 65_536)));
  }

  /** Keeps what a process that was killed has left on this machine. */
  async resume(): Promise<void> {
    for (const name of await readdir(this.#folder).catch(() => [])) {
      const [, session, part] = form.exec(name) ?? [];
      const release = session && (await this.#locks.tryAcquire(lockOf(name)));
      if (!release) continue;
      try {
        await this.keep(Number(session), Number(part), join(this.#folder, name));
      } finally {
        await release();
      }
    }
  }
}
