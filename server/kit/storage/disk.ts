import { statfs } from 'node:fs/promises';

/** Free space that the disk must retain, because the database needs room of its own. */
export const reservedBytes = 512 * 1024 * 1024;

/** Free bytes on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** True when `bytes` more fit on the disk of a folder, in addition to the reserved space. */
export const hasDiskSpace = async (folder: string, bytes: number): Promise<boolean> =>
  (await freeBytes(folder)) - bytes > reservedBytes;
