import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real file system of a size that a test can fill. */
export interface SmallDisk {
  folder: string;
  /** Fills it but for so many bytes; what filled it before goes first. */
  fill: (left?: number) => void;
  empty: () => void;
  /** How many bytes are free. */
  free: () => number;
  remove: () => void;
}

/** Undefined where the system lets nobody mount one: not on Linux, or not as its administrator. */
export function mountSmallDisk(megabytes: number): SmallDisk | undefined {
  const folder = mkdtempSync(join(tmpdir(), 'regie-disk-'));
  const { status } = spawnSync('mount', ['-t', 'tmpfs', '-o', `size=${megabytes}m`, 'tmpfs', folder]);
  if (status !== 0) {
    rmSync(folder, { recursive: true });
    return undefined;
  }
  const filler = join(folder, 'filler');
  const empty = () => rmSync(filler, { force: true });
  return {
    folder,
    empty,
    free: () => {
      const { bavail, bsize } = statfsSync(folder);
      return bavail * bsize;
    },
    fill: (left = 0) => {
      empty();
      const size = writeAll(filler);
      const file = openSync(filler, 'r+');
      ftruncateSync(file, Math.max(0, size - left));
      closeSync(file);
    },
    remove: () => {
      spawnSync('umount', ['-l', folder]);
      rmSync(folder, { recursive: true, force: true });
    },
  };
}

/** Writes until nothing more fits. Gives how much did. */
function writeAll(path: string): number {
  const file = openSync(path, 'w');
  const [large, small] = [Buffer.alloc(1024 ** 2), Buffer.alloc(4096)];
  let size = 0;
  for (const piece of [large, small]) {
    try {
      for (;;) size += writeSync(file, piece);
    } catch {
      // It is full for pieces of this size.
    }
  }
  closeSync(file);
  return size;
}
