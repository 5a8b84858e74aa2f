import { existsSync } from 'node:fs';
import { mkdir, readdir, rm, stat, utimes } from 'node:fs/promises';
import { join } from 'node:path';
import { isDiskFull } from '../disk.ts';
import type { Regie } from '../regie.ts';

interface MediaFile {
  media: number;
  checksum: string;
}

/** Media files on the machine of the player, so that it can play while the back office is unreachable. */
export class Cache {
  readonly #folder: string;
  readonly #regie: Regie;
  readonly #maxBytes: number;
  readonly #fetching = new Map<string, Promise<void>>();
  /** Paths of the files of coming items, which are never deleted. */
  #needed: ReadonlySet<string> = new Set();

  constructor(folder: string, regie: Regie, maxBytes: number) {
    this.#folder = folder;
    this.#regie = regie;
    this.#maxBytes = maxBytes;
  }

  async open(): Promise<void> {
    await mkdir(this.#folder, { recursive: true });
    for (const name of await readdir(this.#folder))
      if (name.endsWith('.part')) await rm(join(this.#folder, name), { force: true });
  }

  /** Path of a media file; undefined when it is not in the cache. */
  pathOf(file: MediaFile): string | undefined {
    const path = this.#pathOf(file);
    return existsSync(path) ? path : undefined;
  }

  /** Downloads a file, unless it is in the cache. */
  async fetch(file: MediaFile): Promise<void> {
    const path = this.#pathOf(file);
    if (existsSync(path)) {
      const now = new Date();
      await utimes(path, now, now);
      return;
    }
    const known = this.#fetching.get(path);
    if (known) return known;
    const fetching = this.#fetch(file.media, path).finally(() => this.#fetching.delete(path));
    this.#fetching.set(path, fetching);
    await fetching;
  }

  /** Sets the files that are needed soon, which neither `tidy` nor a download on a full disk may delete. */
  need(files: readonly MediaFile[]): void {
    this.#needed = new Set(files.map((file) => this.#pathOf(file)));
  }

  /** Downloads a file. On a full disk, deletes the least recently used files that are not needed. */
  async #fetch(media: number, path: string): Promise<void> {
    for (;;) {
      try {
        return await this.#regie.fetchMedium(media, path);
      } catch (error) {
        const oldest = isDiskFull(error) && (await this.all()).findLast((path) => !this.#needed.has(path));
        if (!oldest) throw error;
        await rm(oldest, { force: true });
      }
    }
  }

  /** Paths of all cached files, the most recently used first. */
  async all(): Promise<string[]> {
    const names = (await readdir(this.#folder)).filter((name) => !name.endsWith('.part'));
    const files = await Promise.all(
      names.map(async (name) => ({
        path: join(this.#folder, name),
        at: (await stat(join(this.#folder, name))).mtimeMs,
      })),
    );
    return files.toSorted((a, b) => b.at - a.at).map(({ path }) => path);
  }

  /**
   * Deletes the files that were not used for the longest time, until the size limit is respected. Needed files stay and count
   * first, so they may exceed the limit.
   */
  async tidy(): Promise<void> {
    const paths = await this.all();
    const needed = paths.filter((path) => this.#needed.has(path));
    const unneeded = paths.filter((path) => !this.#needed.has(path));
    let bytes = 0;
    for (const path of [...needed, ...unneeded]) {
      bytes += (await stat(path)).size;
      if (bytes > this.#maxBytes && !this.#needed.has(path)) await rm(path, { force: true });
    }
  }

  // The name contains the checksum, so that a replaced file of the same medium gets another name.
  #pathOf({ media, checksum }: MediaFile): string {
    return join(this.#folder, `${media}-${checksum.slice(0, 16) || 'new'}`);
  }
}
