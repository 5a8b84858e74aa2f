import { statfs } from 'node:fs/promises';

/** Bytes that must stay free on the disk, because the database needs them. */
export const reservedBytes = 512 * 1024 * 1024;

/** Free bytes on the disk of a folder. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** True when `bytes` more fit on the disk of a folder, and the reserved space stays free. */
export const hasDiskSpace = async (folder: string, bytes: number): Promise<boolean> =>
  (await freeBytes(folder)) - bytes > reservedBytes;
