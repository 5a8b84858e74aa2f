import type { DataStore, Upload } from '@tus/utils';

/** Uploads that nobody goes on with are forgotten after a week, and so are the records of finished ones. */
export const keptFor = 7 * 24 * 60 * 60 * 1000;

/**
 * Where the bytes of uploads are until the library has them, for every process: a store of the protocol, and what is done
 * with what has arrived.
 */
export interface UploadFiles extends DataStore {
  /** The folder that what arrives is written to, where it is one of ours. */
  readonly folder: string | undefined;
  /** Lets somebody look at the bytes as at a file of this machine: its path, good until the work is done. */
  withFile<T>(upload: Upload, work: (path: string) => Promise<T>): Promise<T>;
  /** Moves the bytes to where the library keeps them. */
  moveTo(upload: Upload, fileKey: string): Promise<void>;
  /** Throws the bytes away; fine when there are none. */
  discard(id: string): Promise<void>;
  /** Throws bytes away that belong to no upload any more. */
  removeStrays(): Promise<void>;
}
