import type { Upload } from '@tus/utils';
import pLimit from 'p-limit';
import type { Database } from '../../../kit/database/database.ts';
import { storageFull } from '../../../kit/errors.ts';
import { diskHolds } from '../../../kit/storage/disk.ts';
import type { AnnouncedUploads } from './announcedUploads.ts';
import { roomOf } from './quota.ts';

interface Needed {
  database: Database;
  /** Where what arrives is written. */
  folder: string;
  announced: AnnouncedUploads;
}

/** Promises uploads their room: in the quota of their radio, and on the disk, each beside all that was promised before. */
export class UploadRoom {
  readonly #needed: Needed;
  /** One after the other: of two that ask at once the second must know of the first. */
  readonly #turns = pLimit(1);

  constructor(needed: Needed) {
    this.#needed = needed;
  }

  /** Holds the room of what is still to come of an upload, or throws STORAGE_FULL. */
  promise(upload: Upload, radioId: number): Promise<void> {
    return this.#turns(async () => {
      await this.#requireRoom(upload, radioId);
      this.#needed.announced.hold(upload.id, radioId, upload.size!, upload.offset);
    });
  }

  async #requireRoom({ id, size, offset }: Upload, radioId: number): Promise<void> {
    const { database, folder, announced } = this.#needed;
    const bytes = size!;
    // What others bring is counted first: what arrives meanwhile counts twice rather than not at all.
    const [ofRadio, underWay] = [announced.ofRadio(radioId, id), announced.underWay(id)];
    const { used, quota } = await roomOf(database, radioId);
    const free = quota === null ? Number.POSITIVE_INFINITY : quota - used - ofRadio;
    if (bytes > free) throw storageFull('quota', Math.max(0, free));
    if (!(await diskHolds(folder, underWay + bytes - offset))) throw storageFull('disk');
  }
}
