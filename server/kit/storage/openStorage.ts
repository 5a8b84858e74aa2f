import { join } from 'node:path';
import { LocalStorage } from './localStorage.ts';
import type { S3Config } from './s3/s3Client.ts';
import type { Storage } from './storage.ts';

interface StorageConfig {
  /** Folder of the stored files; with a bucket, the folder for temporary files. */
  filesDir: string;
  /** Bucket to use in place of the folder; undefined for the folder. */
  s3: S3Config | undefined;
}

/** Opens the configured storage. The S3 client is loaded only when it is used. */
export async function openStorage({ filesDir, s3 }: StorageConfig): Promise<Storage> {
  if (!s3) return new LocalStorage(filesDir);
  const { S3Storage } = await import('./s3/s3Storage.ts');
  return new S3Storage(s3, join(filesDir, '.unfinished'));
}
