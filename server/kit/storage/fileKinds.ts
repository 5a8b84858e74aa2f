import type { IncomingMessage, ServerResponse } from 'node:http';
import type {
  LooseFileAnswer,
  LooseFilePath,
  RecordFileAnswer,
  RecordFilePath,
} from '../../protocol/uploads.ts';
import type { Context, Services } from '../context.ts';
import type { ReceivedFile } from './received.ts';
import type { Storage } from './storage.ts';
import { limit, type Limit } from '../limit.ts';

/** Kinds of files of a domain, with their paths and permissions. The HTTP routes are the same for all domains. */
export interface FileKinds {
  ofRecords?: readonly RecordFile[];
  loose?: readonly LooseFile[];
  resumable?: readonly ResumableFiles[];
  ticketed?: readonly TicketedFile[];
  /** Folders of the storage whose files anybody can read below `/files`, without signing in. */
  open?: readonly OpenFolder[];
}

/** An uploaded file. */
export interface SentFile extends ReceivedFile {
  /** MIME type that the client declared; undefined when the request has none. */
  declaredType: string | undefined;
  /** Original file name, when the address contains it (`?name=`). */
  name?: string | undefined;
}

export const megabyte = 1024 * 1024;
export const pictureLimit = limit('pictureBytes', 10 * megabyte, 'Size of a picture, in bytes.');
export const videoLimit = limit(
  'videoBytes',
  50 * megabyte,
  'Size of a video in a post or in the chat, in bytes.',
);

/**
 * The only file of a record, such as an avatar. `PUT` replaces the file, `DELETE` removes it. The protocol defines the response of
 * each path.
 * There is no GraphQL mutation that removes the file: it would return the record (such as a `User`), which a person who may only
 * change their own file may not read.
 */
export type RecordFile = {
  [Path in RecordFilePath]: RecordFileWork<RecordFileAnswer<Path>> & {
    /** Path with `:id` for the record. */
    path: Path;
    /** Maximum size by the declared type. Defaults to the limit of pictures. */
    limitOf?: (declaredType: string | undefined) => Limit;
  };
}[RecordFilePath];

export interface RecordFileWork<Answer extends object> {
  /** Throws unless the viewer may change the file. Called before the body is received. */
  require: (context: Context, id: string) => Promise<void>;
  change: (context: Context, id: string, file: SentFile) => Promise<Answer>;
  /** Removes the file. Absent when the file cannot be removed with `DELETE`. */
  remove?: (context: Context, id: string) => Promise<Answer>;
}

/** A picture that belongs to no record, sent by `PUT`. The response contains its address. */
export type LooseFile = {
  [Path in LooseFilePath]: {
    path: Path;
    require: (context: Context) => Promise<void>;
    store: (context: Context, file: SentFile) => Promise<LooseFileAnswer<Path>>;
  };
}[LooseFilePath];

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

/** Context of the client that uploads. `refresh` reloads its permissions, because a large chunk may take hours. */
export interface Sender {
  context: Context;
  refresh: () => Promise<void>;
}

/** The record in an address, and its radio. */
export interface NamedRecord {
  radioId: number;
  id: number;
}

/** A file that may be read by everybody who may read its record. Callers need a bearer token, or the ticket in the address. */
export interface TicketedFile {
  /** Path with `:radio` and `:id` for the record. */
  path: string;
  /** Subject of the error `NOT_FOUND`, when there is no such file. */
  type: string;
  /** Id of the session that a ticket for this record was issued to; undefined when the ticket is invalid. */
  sessionOf: (services: Services, ticket: string, record: NamedRecord) => number | undefined;
  /**
   * Returns the storage key, MIME type and name of the file. Throws when the record does not exist, has no such file, or the viewer
   * may not read it. The file itself may be missing from the storage: the route then answers `NOT_FOUND`.
   */
  find: (context: Context, id: number) => Promise<FoundFile>;
}

export interface FoundFile {
  key: string;
  /** MIME type. */
  type: string;
  /** File name for downloads. */
  name?: string;
}

/** A folder of files that anybody can read without signing in. Only people who know the random name of a file can find it. */
export interface OpenFolder {
  name: string;
  /** Available widths of pictures, in pixels. */
  widths: readonly number[];
  /** Pattern of other file names in the folder. */
  alsoOffers?: RegExp;
  /**
   * Creates a missing file of the folder, such as a size that was introduced after the picture was stored. Resolves to false when
   * it cannot.
   */
  makeMissing?: (storage: Storage, name: string) => Promise<boolean>;
}
