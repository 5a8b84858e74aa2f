import { chmodSync, mkdirSync } from 'node:fs';
import type { Config } from './config.ts';

/**
 * Lets only the server's user read its files, including those that earlier versions wrote. Files in a private folder need no
 * change.
 */
export function makePrivate({ dataDir, database }: Pick<Config, 'dataDir' | 'database'>): void {
  // guard: data-files-private
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  tighten(dataDir, 0o700);
  if (database.engine !== 'sqlite') return;
  for (const ending of ['', '-wal', '-shm']) tighten(database.location + ending, 0o600);
}

/** Removes permissions of a file. Ignores missing files and those of another user, because only their owner can change them. */
function tighten(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EPERM') throw error;
  }
}
