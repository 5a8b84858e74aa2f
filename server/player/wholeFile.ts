import { rename, rm, writeFile } from 'node:fs/promises';

/** Writes a text file atomically: when writing fails, the file has its old content. */
export async function writeWholeFile(path: string, text: string, mode = 0o600): Promise<void> {
  const part = `${path}.part`;
  try {
    await writeFile(part, text, { mode });
    await rename(part, path);
  } catch (error) {
    await rm(part, { force: true });
    throw error;
  }
}
