import type { DataStore, Upload } from '@tus/utils';

/** Stores the bytes of unfinished uploads for every process: a store of the tus protocol with functions for received bytes. */
export interface UploadFiles extends DataStore {
  /** Local folder of the received bytes; undefined for a bucket. */
  readonly folder: string | undefined;
  /** Joins the received parts to one file; a failure is retried. */
  joinParts(upload: Upload): Promise<void>;
  /** Gives the work the path of the bytes as a local file, valid until the work is done. */
  withFile<T>(upload: Upload, work: (path: string) => Promise<T>): Promise<T>;
  /** Moves the bytes to their final key in the storage. */
  moveTo(upload: Upload, key: string): Promise<void>;
  /** Deletes the bytes; does nothing when there are none. */
  discard(upload: Upload): Promise<void>;
  /** Deletes bytes that belong to no upload any more. */
  removeStrays(): Promise<void>;
}

/** Metadata of uploads that a store of bytes needs. */
export interface UploadNotes {
  get(id: string): Promise<Upload | undefined>;
  /** True when the upload needs no further work: its bytes belong to a record, or were deleted. */
  isDone(upload: Upload): boolean;
  /** The final key of the bytes in the storage. */
  keyOf(upload: Upload): string;
  /** The ids that belong to an upload. */
  filterKnown(ids: readonly string[]): Promise<Set<string>>;
  /** Records the number of received bytes. */
  progressed(id: string, arrived: number): Promise<void>;
  delete(id: string): Promise<void>;
  /** The multipart upload id of the bucket; undefined when there is none. */
  partsOf(id: string): Promise<string | undefined>;
  markParts(id: string, name: string): Promise<void>;
}

/** Maximum duration of an upload, in milliseconds. */
export const uploadLifetime = 7 * 24 * 60 * 60 * 1000;

/** Interval of progress reports, in milliseconds. */
const reportMilliseconds = 3 * 1000;

/** Reports the number of received bytes during the work and at its end. A failed report does not fail the upload. */
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
