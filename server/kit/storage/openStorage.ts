import { join } from 'node:path';
import { LocalStorage } from './localStorage.ts';
import type { S3Config } from './s3/s3Client.ts';
import type { Storage } from './storage.ts';

interface StorageConfig {
  /** Folder of the stored files. With a bucket, only for temporary files. */
  filesDir: string;
  /** Bucket that stores the files; undefined when the folder does. */
  s3: S3Config | undefined;
}

/** Opens the configured storage. Loads the S3 client only when it is needed. */
export async function openStorage({ filesDir, s3 }: StorageConfig): Promise<Storage> {
  if (!s3) return new LocalStorage(filesDir);
  const { S3Storage } = await import('./s3/s3Storage.ts');
  return new S3Storage(s3, join(filesDir, '.unfinished'));
}
