import { statfs } from 'node:fs/promises';

/** So much of the disk stays free: the database needs room of its own. */
export const reservedBytes = 512 * 1024 * 1024;

/** How many bytes the disk of a folder has left. */
export async function freeBytes(folder: string): Promise<number> {
  const { bavail, bsize } = await statfs(folder);
  return bavail * bsize;
}

/** Whether the disk of a folder has room for so many bytes more. */
export const hasDiskSpace = async (folder: string, bytes: number): Promise<boolean> =>
  (await freeBytes(folder)) - bytes > reservedBytes;
