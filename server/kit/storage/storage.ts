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
  /** Byte range of `content` when a part was requested; undefined for the whole file. */
  part?: Part | undefined;
}

/** A byte range; both ends are inclusive. */
export interface Part {
  first: number;
  last: number;
}

/** Returns the requested byte range of a file of `size` bytes; undefined for the whole file. */
export type PartOf = (size: number) => Part | undefined;

/**
 * Stores files under keys such as `avatars/1f…-64.webp`: lower-case letters, digits, and single `.`, `-` or `/` between them.
 * Files are written once and never changed, so a key always names the same bytes.
 */
export interface Storage {
  /** Stores the whole content, or nothing when it fails. */
  put(key: string, content: Buffer | Readable): Promise<void>;
  /** Takes over a local file, without copying it if possible; afterwards the file exists only at the key. */
  adopt(key: string, path: string): Promise<void>;
  /** Gives programs that read only local files the path of a file, valid until the work is done. */
  withFile<T>(key: string, work: (path: string) => Promise<T>): Promise<T>;
  /** Opens a file; null when it does not exist or the key is invalid. The caller must read or destroy the content. */
  read(key: string, partOf?: PartOf): Promise<StoredFile | null>;
  /** Size in bytes; null when the file does not exist. */
  sizeOf(key: string): Promise<number | null>;
  /** The keys of all files, in no order. Files that are added or deleted meanwhile may or may not be among them. */
  keys(): AsyncIterable<string>;
  /** Deletes a file; does nothing when it does not exist. */
  delete(key: string): Promise<void>;
  /** Receives uploads in chunks at their final keys; absent when the storage is a folder. */
  receive?(notes: UploadNotes): UploadFiles;
}

/** Accepts keys without `..`, absolute paths, hidden names, and characters that a file system folds or escapes. */
export const isKey = (key: string) => key.length <= 200 && /^[a-z\d]+(?:[./-][a-z\d]+)*$/.test(key);
