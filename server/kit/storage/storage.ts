import type { Readable } from 'node:stream';
import type { UploadFiles, UploadNotes } from './uploadFiles.ts';

declare module '../context.ts' {
  interface Services {
    storage: Storage;
  }
}

/** A stored file, open for reading. */
export interface StoredFile {
  /** In bytes. */
  size: number;
  /** MIME type, by the extension of the key. */
  type: string;
  content: Readable;
  /** Byte range of `content`, when only a part was requested; undefined for the whole file. */
  part?: Part | undefined;
}

/** A byte range; both ends are inclusive. */
export interface Part {
  first: number;
  last: number;
}

/** Function that returns the byte range to read of a file of `size` bytes. Returns undefined for the whole file. */
export type PartOf = (size: number) => Part | undefined;

/**
 * Stores files under keys such as `avatars/1f…-64.webp`. Keys have lower-case letters and digits, with single `.`, `-` or `/`
 * between them. A file is written once and never changed, so the content of a key is always the same.
 */
export interface Storage {
  /** Stores the whole content. Stores nothing when it fails. */
  put(key: string, content: Buffer | Readable): Promise<void>;
  /** Moves a local file to a key, if possible without copying it. */
  adopt(key: string, path: string): Promise<void>;
  /**
   * Calls the work with the path of the file as a local file, for programs that can only read these. The path is valid until the
   * work ends.
   */
  withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Opens a file. Null when it does not exist, or the key is invalid. The caller must read or destroy the content. */
  read(key: string, partOf?: PartOf): Promise<StoredFile | null>;
  /** Size in bytes; null when the file does not exist. */
  sizeOf(key: string): Promise<number | null>;
  /** The keys of all files, in any order. Files that are stored or deleted meanwhile may or may not be included. */
  keys(): AsyncIterable<string>;
  /** Deletes a file; does nothing when it does not exist. */
  delete(key: string): Promise<void>;
  /** Creates the store for uploads in chunks, which arrive at their final keys. Absent for a folder. */
  receive?(notes: UploadNotes): UploadFiles;
}

/** True for valid keys. Excludes `..`, absolute paths, hidden names, and characters that file systems fold or escape. */
export const isKey = (key: string) => key.length <= 200 && /^[a-z\d]+(?:[./-][a-z\d]+)*$/.test(key);
