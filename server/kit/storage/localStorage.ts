import { createWriteStream } from 'node:fs';
import { mkdir, open, opendir, rename, rm, stat } from 'node:fs/promises';
import { dirname, extname, join, relative, sep } from 'node:path';
import { Readable } from 'node:stream';
import { pipeline } from 'node:stream/promises';
import { mimeTypes } from './mimeTypes.ts';
import { randomKey } from './randomKey.ts';
import { isKey, type PartOf, type Storage, type StoredFile } from './storage.ts';

/** Stores files on the disk of this machine. */
export class LocalStorage implements Storage {
  readonly #folder: string;
  /**
   * Folder of unfinished files. It is on the same disk as the others, so that a finished file only needs to be renamed. Keys
   * never begin with a dot.
   */
  readonly #unfinished: string;

  constructor(folder: string) {
    this.#folder = folder;
    this.#unfinished = join(folder, '.unfinished');
  }

  async put(key: string, content: Buffer | Readable): Promise<void> {
    const target = this.#pathOf(key);
    const unfinished = join(this.#unfinished, randomKey());
    await mkdir(this.#unfinished, { recursive: true });
    try {
      // With `flush`, the content is on the disk before the file is closed.
      await pipeline(
        Buffer.isBuffer(content) ? Readable.from([content]) : content,
        createWriteStream(unfinished, { flags: 'wx', mode: 0o600, flush: true }),
      );
      await mkdir(dirname(target), { recursive: true });
      await rename(unfinished, target);
      await syncFolder(dirname(target));
    } catch (error) {
      await rm(unfinished, { force: true });
      throw error;
    }
  }

  async adopt(key: string, path: string): Promise<void> {
    const target = this.#pathOf(key);
    await syncContent(path);
    await mkdir(dirname(target), { recursive: true });
    await rename(path, target);
    await syncFolder(dirname(target));
  }

  withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T> {
    return work(this.#pathOf(key));
  }

  async read(key: string, partOf?: PartOf): Promise<StoredFile | null> {
    if (!isKey(key)) return null;
    const file = await open(this.#pathOf(key)).catch(nullWhenMissing);
    if (!file) return null;
    const status = await file.stat();
    if (!status.isFile()) {
      await file.close();
      return null;
    }
    const type = mimeTypes[extname(key)] ?? 'application/octet-stream';
    const part = partOf?.(status.size);
    const content = file.createReadStream(part ? { start: part.first, end: part.last } : {});
    return { size: status.size, type, content, part };
  }

  async sizeOf(key: string): Promise<number | null> {
    if (!isKey(key)) return null;
    const status = await stat(this.#pathOf(key)).catch(nullWhenMissing);
    return status?.isFile() ? status.size : null;
  }

  async *keys(): AsyncIterable<string> {
    const folder = await opendir(this.#folder, { recursive: true }).catch(nullWhenMissing);
    if (!folder) return;
    for await (const entry of folder) {
      const key = relative(this.#folder, join(entry.parentPath, entry.name)).replaceAll(sep, '/');
      if (entry.isFile() && isKey(key)) yield key;
    }
  }

  async delete(key: string): Promise<void> {
    await rm(this.#pathOf(key), { force: true });
  }

  #pathOf(key: string): string {
    if (!isKey(key)) throw new Error('Invalid key of a file.');
    return join(this.#folder, key);
  }
}

/** Flushes the content of a file to the disk (fsync). */
async function syncContent(path: string): Promise<void> {
  const handle = await open(path, 'r+');
  try {
    await handle.datasync();
  } finally {
    await handle.close();
  }
}

/** Flushes a folder to the disk (fsync). Otherwise a new file name may not survive a power failure. */
async function syncFolder(folder: string): Promise<void> {
  const handle = await open(folder);
  try {
    await handle.sync();
  } finally {
    await handle.close();
  }
}

function nullWhenMissing(error: NodeJS.ErrnoException): null {
  if (['ENOENT', 'ENOTDIR'].includes(String(error.code))) return null;
  throw error;
}
