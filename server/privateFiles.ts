import { chmodSync, mkdirSync } from 'node:fs';
import type { Config } from './config.ts';

/**
 * Makes the files of this process readable by its user only, including those of earlier versions. Files below a private folder
 * need no change.
 */
export function makePrivate({ dataDir, database }: Pick<Config, 'dataDir' | 'database'>): void {
  // guard: data-files-private
  process.umask(0o077);
  mkdirSync(dataDir, { recursive: true });
  tighten(dataDir, 0o700);
  if (database.engine !== 'sqlite') return;
  for (const ending of ['', '-wal', '-shm']) tighten(database.location + ending, 0o600);
}

/** Ignores missing files, and files of another user, who alone can change their mode. */
function tighten(path: string, mode: number): void {
  try {
    chmodSync(path, mode);
  } catch (error) {
    const { code } = error as NodeJS.ErrnoException;
    if (code !== 'ENOENT' && code !== 'EPERM') throw error;
  }
}
