import type { DataStore, Upload } from '@tus/utils';

/** Store of the tus protocol for the bytes of unfinished uploads, which every process can access. */
export interface UploadFiles extends DataStore {
  /** Local folder of the received bytes; undefined when they are in a bucket. */
  readonly folder: string | undefined;
  /** Joins the received parts to one file. Called again after a failure. */
  joinParts(upload: Upload): Promise<void>;
  /** Calls the work with the path of the received bytes as a local file. The path is valid until the work ends. */
  withFile<T>(upload: Upload, work: (path: string) => Promise<T>): Promise<T>;
  /** Moves the bytes to their final key in the storage. */
  moveTo(upload: Upload, key: string): Promise<void>;
  /** Deletes the bytes; does nothing when there are none. */
  discard(upload: Upload): Promise<void>;
  /** Deletes bytes that belong to no upload any more. */
  removeStrays(): Promise<void>;
}

/** Database records of uploads, as far as the store of the uploaded bytes needs them. */
export interface UploadNotes {
  get(id: string): Promise<Upload | undefined>;
  /** True when the bytes of the upload belong to a record, or were deleted. */
  isDone(upload: Upload): boolean;
  /** The key under which the finished file is stored. */
  keyOf(upload: Upload): string;
  /** Returns those of the ids that belong to an upload. */
  filterKnown(ids: readonly string[]): Promise<Set<string>>;
  /** Records the number of received bytes. */
  progressed(id: string, arrived: number): Promise<void>;
  delete(id: string): Promise<void>;
  /** The bucket's id of the multipart upload; undefined when there is none. */
  partsOf(id: string): Promise<string | undefined>;
  markParts(id: string, name: string): Promise<void>;
}

/** Maximum duration of an upload, in milliseconds. */
export const uploadLifetime = 7 * 24 * 60 * 60 * 1000;

/** Milliseconds between two reports of progress. */
const reportMilliseconds = 3 * 1000;

/**
 * Runs the work and reports the number of received bytes, at intervals and at its end. A failed report does not make the upload
 * fail.
 */
export async function reportingProgress<T>(
  notes: Pick<UploadNotes, 'progressed'>,
  id: string,
  arrived: () => number,
  work: () => Promise<T>,
): Promise<T> {
  const report = () => notes.progressed(id, arrived()).catch(() => undefined);
  const timer = setInterval(() => void report(), reportMilliseconds);
  try {
    return await work();
  } finally {
    clearInterval(timer);
    await report();
  }
}
