import { join } from 'node:path';
import { LocalStorage } from './localStorage.ts';
import type { S3Config } from './s3Client.ts';
import type { Storage } from './storage.ts';

interface StorageConfig {
  /** Where files are kept, or are on their way from. */
  filesDir: string;
  /** A bucket in place of the folder. */
  s3: S3Config | undefined;
}

/** The storage that the configuration names; what speaks to S3 is loaded only where it is used. */
export async function openStorage({ filesDir, s3 }: StorageConfig): Promise<Storage> {
  if (!s3) return new LocalStorage(filesDir);
  const { S3Storage } = await import('./s3Storage.ts');
  return new S3Storage(s3, join(filesDir, '.unfinished'));
}
