import type { DataStore, Upload } from '@tus/utils';

/**
 * Where the bytes of uploads are until they are somebody's, for every process: a store of the tus protocol, and what is
 * done with what has arrived.
 */
export interface UploadFiles extends DataStore {
  /** The folder that what arrives is written to, where it is one of ours. */
  readonly folder: string | undefined;
  /** Makes one file of what has come in parts; what fails here is tried again. */
  joinParts(upload: Upload): Promise<void>;
  /** Lets somebody look at the bytes as at a file of this machine: its path, good until the work is done. */
  withFile<T>(upload: Upload, work: (path: string) => Promise<T>): Promise<T>;
  /** Moves the bytes to their key in the storage. */
  moveTo(upload: Upload, key: string): Promise<void>;
  /** Throws the bytes away; fine when there are none. */
  discard(upload: Upload): Promise<void>;
  /** Throws bytes away that belong to no upload any more. */
  removeStrays(): Promise<void>;
}

/** What a store needs to know of uploads beside their bytes. */
export interface UploadNotes {
  get(id: string): Promise<Upload | undefined>;
  /** Whether nothing is to be done about it any more: its bytes are somebody's, or thrown away. */
  isDone(upload: Upload): boolean;
  /** Where the storage keeps its bytes in the end. */
  keyOf(upload: Upload): string;
  /** Which of these are uploads. */
  known(ids: readonly string[]): Promise<Set<string>>;
  /** So many bytes are there by now. */
  progressed(id: string, arrived: number): Promise<void>;
  delete(id: string): Promise<void>;
  /** Under which name a bucket takes its parts. */
  partsOf(id: string): Promise<string | undefined>;
  markParts(id: string, name: string): Promise<void>;
}

/** How long an upload may take, in milliseconds. */
export const uploadLifetime = 7 * 24 * 60 * 60 * 1000;

/** How often is told, in milliseconds, of bytes that come. */
const reportMilliseconds = 3 * 1000;

/** Tells while bytes come how many are there, and once more at the end. A database that is away loses none of them. */
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
