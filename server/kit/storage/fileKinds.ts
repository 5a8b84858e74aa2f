import type { IncomingMessage, ServerResponse } from 'node:http';
import type { Context, Services } from '../context.ts';
import type { ReceivedFile } from './received.ts';
import type { Storage } from './storage.ts';
import { limit, type Limit } from '../limit.ts';

/** The kinds of files of a domain: who may send and read them, and where. The routes know none of them by name. */
export interface FileKinds {
  ofRecords?: readonly RecordFile[];
  loose?: readonly LooseFile[];
  resumable?: readonly ResumableFiles[];
  ticketed?: readonly TicketedFile[];
  /** Folders of the storage that are read below `/files`. */
  open?: readonly OpenFolder[];
}

/** What a body was received as. */
export interface SentFile extends ReceivedFile {
  /** The MIME type that the sender says it has. */
  declaredType: string | undefined;
  /** What the sender calls it, where the address says so (`?name=`). */
  name?: string | undefined;
}

export const megabyte = 1024 * 1024;
export const pictureLimit = limit('pictureBytes', 10 * megabyte, 'Bytes of a picture.');
export const videoLimit = limit('videoBytes', 50 * megabyte, 'Bytes of a video in a post or in the chat.');

/**
 * A file that a record has one of: `PUT` replaces and `DELETE` removes it, and both tell what the record is then. Both are
 * paths, and removing is no mutation, so that one rule decides on both: a mutation would answer with a `User`, which
 * people who may only change themselves may not read.
 */
export interface RecordFile extends RecordFileWork {
  /** With `:id` for the record. */
  path: string;
  /** By the type that the sender says; as large as a picture when absent. */
  limitOf?: (declaredType: string | undefined) => Limit;
}

export interface RecordFileWork {
  /** Passes for whoever may change it; asked before a file is even received. */
  require: (context: Context, id: string) => Promise<void>;
  change: (context: Context, id: string, file: SentFile) => Promise<object>;
  /** Absent where what was sent is taken away in another way. */
  remove?: (context: Context, id: string) => Promise<object>;
}

/** A picture that no record holds, sent by `PUT`: the answer says where it is. */
export interface LooseFile {
  path: string;
  require: (context: Context) => Promise<void>;
  store: (context: Context, file: SentFile) => Promise<object>;
}

/** Files that are sent in pieces, in the tus protocol. */
export interface ResumableFiles {
  path: string;
  handle: (
    services: Services,
    request: IncomingMessage,
    response: ServerResponse,
    sender: Sender,
  ) => Promise<void>;
}

/** Who sends, and a way to ask anew what they may: a large piece takes hours. */
export interface Sender {
  context: Context;
  refresh: () => Promise<void>;
}

/** The record of a radio that an address names. */
export interface NamedRecord {
  radioId: number;
  id: number;
}

/** A file that is read under the rules of its record, with a bearer token or with the ticket of its address. */
export interface TicketedFile {
  /** With `:radio` and `:id` for the record. */
  path: string;
  /** What is not found where the address names no record. */
  type: string;
  /** The session that a good ticket of this record was given to. */
  sessionOf: (services: Services, ticket: string, record: NamedRecord) => number | undefined;
  /** Where the file lies; throws for whoever may not read it, and when it is not there. */
  find: (context: Context, id: number) => Promise<FoundFile>;
}

export interface FoundFile {
  key: string;
  /** MIME type. */
  type: string;
  /** Under which it is kept by whoever asks to keep it. */
  name?: string;
}

/** A folder of pictures that are read without signing in: the random bits of a name are the permission. */
export interface OpenFolder {
  name: string;
  /** The widths that are offered, in pixels. */
  widths: readonly number[];
  /** What else is offered, by its name. */
  alsoOffers?: RegExp;
  /** Makes what is offered and not there, such as a size that is newer than the picture; false where it cannot. */
  makeMissing?: (storage: Storage, name: string) => Promise<boolean>;
}
