import type { PlanItem } from '../../protocol/station.ts';
import type { Setup } from '../../protocol/setup.ts';
import type { PlayerDisk } from '../disk.ts';
import { writeWholeFile } from '../wholeFile.ts';
import type { Cache } from './cache.ts';

interface Options {
  cache: Cache;
  disk: PlayerDisk;
  /** Path of the emergency playlist, which Liquidsoap plays when the player returns no item. */
  emergencyPlaylist: string;
  /** Returns the current setup. */
  setup: () => Setup;
  log: (line: string) => void;
}

/** Number of coming items whose files are downloaded before any other file. Liquidsoap needs them first. */
const urgentItems = 3;

/** Downloads the files of the items to be played next, and writes the emergency playlist. That playlist consists of downloaded files. */
export class Downloads {
  readonly #options: Options;
  #items: readonly PlanItem[] = [];
  #isStopped = false;

  constructor(options: Options) {
    this.#options = options;
  }

  stop(): void {
    this.#isStopped = true;
  }

  /** Path of an item's file; undefined until it is downloaded. */
  pathOf(item: PlanItem): string | undefined {
    return this.#options.cache.pathOf(item);
  }

  /**
   * Downloads the files of the first `urgentItems` items. Protects the files of all these items, and of those in `inUse`, from
   * deletion by downloads on a full disk.
   */
  async fetchNext(items: readonly PlanItem[], inUse: readonly PlanItem[]): Promise<void> {
    const { cache, setup } = this.#options;
    const { emergency } = setup();
    this.#items = items;
    cache.need([...items, ...inUse, ...(emergency ? [emergency] : [])]);
    for (const item of items.slice(0, urgentItems)) await this.#fetch(item);
  }

  /** Downloads the files of these items one after the other in the background, until the next call. */
  fetchAhead(items: readonly PlanItem[]): void {
    this.#items = items;
    void this.#options.disk.attempt('The coming items could not be downloaded', () => this.#fetchAll(items));
  }

  /** Writes the emergency playlist: the emergency file, or all downloaded files when there is none. */
  async writeEmergencyPlaylist(): Promise<void> {
    const { cache, disk, emergencyPlaylist, setup } = this.#options;
    const { emergency } = setup();
    const file = emergency && cache.pathOf(emergency);
    const paths = file ? [file] : await cache.all();
    await disk.attempt('The emergency playlist could not be updated', () =>
      writeWholeFile(emergencyPlaylist, paths.map((path) => `${path}\n`).join('')),
    );
  }

  async #fetchAll(items: readonly PlanItem[]): Promise<void> {
    const { cache, setup } = this.#options;
    for (const item of items) {
      if (this.#items !== items || this.#isStopped) return;
      await this.#fetch(item);
    }
    const { emergency } = setup();
    if (emergency) await cache.fetch(emergency).catch(() => undefined);
    await this.writeEmergencyPlaylist();
    await cache.tidy();
  }

  async #fetch(item: PlanItem): Promise<void> {
    const { cache, disk, log } = this.#options;
    try {
      await cache.fetch(item);
    } catch (error) {
      log(`“${item.title}” could not be downloaded: ${String(error)}`);
      disk.writeFailed(error);
    }
  }
}
