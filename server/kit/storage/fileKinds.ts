import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, Services } from '../context.ts';
import type { ReceivedFile } from './received.ts';
import type { Storage } from './storage.ts';
import { limit, type Limit } from '../limit.ts';

/** File kinds of a domain, with their paths and permissions. The routes are generic and read these declarations. */
export interface FileKinds {
  ofRecords?: readonly RecordFile[];
  loose?: readonly LooseFile[];
  resumable?: readonly ResumableFiles[];
  ticketed?: readonly TicketedFile[];
  /** Storage folders that are readable without signing in, below `/files`. */
  open?: readonly OpenFolder[];
}

/** An uploaded file. */
export interface SentFile extends ReceivedFile {
  /** MIME type declared by the client; undefined when the request has none. */
  declaredType: string | undefined;
  /** Original file name, when the address has one (`?name=`). */
  name?: string | undefined;
}

export const megabyte = 1024 * 1024;
export const pictureLimit = limit('pictureBytes', 10 * megabyte, 'Bytes of a picture.');
export const videoLimit = limit('videoBytes', 50 * megabyte, 'Bytes of a video in a post or in the chat.');

/**
 * The single file of a record. `PUT` replaces the file, `DELETE` removes it, and both return the changed record. Removing the file
 * is not a GraphQL mutation, because a mutation would return the record (such as a `User`), which a person who may only change
 * their own file may not read.
 */
export interface RecordFile extends RecordFileWork {
  /** Path with `:id` for the record. */
  path: string;
  /** Size limit by the declared type; the limit of pictures when absent. */
  limitOf?: (declaredType: string | undefined) => Limit;
}

export interface RecordFileWork {
  /** Throws unless the viewer may change the file. Runs before the body is received. */
  require: (context: Context, id: string) => Promise<void>;
  change: (context: Context, id: string, file: SentFile) => Promise<object>;
  /** Absent when the file is removed in another way. */
  remove?: (context: Context, id: string) => Promise<object>;
}

/** A picture without a record, sent by `PUT`; the response has its address. */
export interface LooseFile {
  path: string;
  require: (context: Context) => Promise<void>;
  store: (context: Context, file: SentFile) => Promise<object>;
}

/** Files uploaded in chunks by the tus protocol. */
export interface ResumableFiles {
  path: string;
  handle: (
    services: Services,
    request: IncomingMessage,
    response: ServerResponse,
    sender: Sender,
  ) => Promise<void>;
}

/** The client of an upload, with a function that reloads their permissions: a large chunk takes hours. */
export interface Sender {
  context: Context;
  refresh: () => Promise<void>;
}

/** The record that an address names, with its radio. */
export interface NamedRecord {
  radioId: number;
  id: number;
}

/** A file that is readable under the rules of its record, with a bearer token or the ticket in its address. */
export interface TicketedFile {
  /** Path with `:radio` and `:id` for the record. */
  path: string;
  /** Subject of the error `NOT_FOUND`. */
  type: string;
  /** Id of the session that a valid ticket of this record was issued to; undefined for other tickets. */
  sessionOf: (services: Services, ticket: string, record: NamedRecord) => number | undefined;
  /** Finds the stored file; throws when the viewer may not read it or it does not exist. */
  find: (context: Context, id: number) => Promise<FoundFile>;
}

export interface FoundFile {
  key: string;
  /** MIME type. */
  type: string;
  /** File name for downloads. */
  name?: string;
}

/** A folder of pictures that are readable without signing in: the random bits of the name are the permission. */
export interface OpenFolder {
  name: string;
  /** Available widths, in pixels. */
  widths: readonly number[];
  /** Pattern of further file names that the folder offers. */
  alsoOffers?: RegExp;
  /** Makes a missing file that the folder offers, such as a size that is newer than the picture; false when it cannot. */
  makeMissing?: (storage: Storage, name: string) => Promise<boolean>;
}
