import type { Readable } from 'node:stream';
import type { UploadFiles, UploadNotes } from './uploadFiles.ts';

declare module '../context.ts' {
  interface Services {
    storage: Storage;
  }
}

/** A file on its way out. */
export interface StoredFile {
  /** In bytes. */
  size: number;
  /** MIME type, by the ending of its key. */
  type: string;
  content: Readable;
  /** Which bytes of it the content is, where a part was asked for; the last one is included. */
  part?: Part | undefined;
}

/** A stretch of bytes, the first and the last of them. */
export interface Part {
  first: number;
  last: number;
}

/** Which part of a file of so many bytes is wanted; undefined for all of it. */
export type PartOf = (size: number) => Part | undefined;

/**
 * Where files are kept, by keys such as `avatars/1f…-64.webp`: lower-case letters, digits, and single `.`, `-` or `/`
 * between them. Files are written once and never changed, so a key names the same bytes for ever.
 */
export interface Storage {
  /** All of it is kept, or nothing when it fails. */
  put(key: string, content: Buffer | Readable): Promise<void>;
  /** Takes over a file of this machine, without copying it where that can be; afterwards it is at the key alone. */
  adopt(key: string, path: string): Promise<void>;
  /** Lets programs that only read files of this machine look at one: its path, good until the work is done. */
  withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Null when there is none, or the key is none. Whoever asks must read or destroy the content. */
  read(key: string, partOf?: PartOf): Promise<StoredFile | null>;
  /** In bytes; null when there is none. */
  sizeOf(key: string): Promise<number | null>;
  /** Of all files that are there, in no order; what comes or goes meanwhile may be among them or not. */
  keys(): AsyncIterable<string>;
  /** Fine when there is none. */
  delete(key: string): Promise<void>;
  /** Takes uploads in pieces at the keys where they end, where it is no folder. */
  receive?(notes: UploadNotes): UploadFiles;
}

/** No `..`, nothing absolute, nothing hidden, nothing that a file system folds or escapes. */
export const isKey = (key: string) => key.length <= 200 && /^[a-z\d]+(?:[./-][a-z\d]+)*$/.test(key);
