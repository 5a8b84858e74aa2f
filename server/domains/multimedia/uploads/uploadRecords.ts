import { readdir } from 'node:fs/promises';
import { join } from 'node:path';
import { FileConfigstore } from '@tus/file-store';
import { writeWhole } from '../../../kit/storage/writeWhole.ts';

const ending = '.json';

/** The records of uploads, a file each. Who reads one while it changes sees it as it was or as it will be. */
export class UploadRecords extends FileConfigstore {
  /** The library's own way empties the file first: a reader in that moment would find no upload. */
  override async set(...[id, record]: Parameters<FileConfigstore['set']>): Promise<void> {
    await writeWhole(join(this.directory, id + ending), JSON.stringify(record));
  }

  /** All of them, of uploads too whose bytes are the library's by now. */
  override async list(): Promise<string[]> {
    const names = (await readdir(this.directory)).filter((name) => name.endsWith(ending));
    return names.map((name) => name.slice(0, -ending.length));
  }
}
