import { chmodSync, mkdirSync } from 'node:fs';
import type { Config } from './config.ts';

/**
 * Whatever this process writes is readable by its own user alone, and so is what earlier versions have written. Files
 * below a folder that nobody else may open need no change.
 */
export function makePrivate({ dataDir, database }: Pick<Config, 'dataDir' | 'database'>): void {
  // guard: data-files-private
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  tighten(dataDir, 0o700);
  if (database.engine !== 'sqlite') return;
  for (const ending of ['', '-wal', '-shm']) tighten(database.location + ending, 0o600);
}

/** A file that is not there yet, or that belongs to another user, is left to who makes or owns it. */
function tighten(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EPERM') throw error;
  }
}
