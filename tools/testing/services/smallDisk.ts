import { spawnSync } from 'node:child_process';
import { closeSync, ftruncateSync, mkdtempSync, openSync, rmSync, statfsSync, writeSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** A real file system that is small enough for a test to fill. */
export interface SmallDisk {
  folder: string;
  /** Fills the disk so that `left` bytes stay free. Removes what filled it before. */
  fill: (left?: number) => void;
  empty: () => void;
  /** Number of free bytes. */
  free: () => number;
  remove: () => void;
}

/** Mounts a small file system in memory. Returns undefined where this is not possible: it needs Linux, and root. */
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

/** Writes to a file until the disk is full. Returns the number of bytes written. */
function writeAll(path: string): number {
  const file = openSync(path, 'w');
  const [large, small] = [Buffer.alloc(1024 ** 2), Buffer.alloc(4096)];
  let size = 0;
  for (const piece of [large, small]) {
    try {
      for (;;) size += writeSync(file, piece);
    } catch {
      // There is no room for another piece of this size.
    }
  }
  closeSync(file);
  return size;
}
