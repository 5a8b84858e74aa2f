import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../context.ts';
import type { Database } from '../database/database.ts';

/**
 * What anybody reads at an address of its own, without signing in, and programs of other makers too: a feed, a schedule, the
 * file of an episode. A domain says what stands there; the routes know caching, ranges and what is not there.
 */
export interface OpenDocument {
  /** With `:name` for what varies. */
  path: string;
  /** What stands at an address; undefined where nothing does. */
  find: (request: DocumentRequest) => Promise<OpenText | OpenFile | OpenRedirect | undefined>;
}

export interface DocumentRequest {
  database: Database;
  services: Services;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | undefined>>;
  /** Of HEAD nothing but the headers is sent. */
  method: string;
  /** Where the request comes from, and the program that it says it is; never kept. */
  address: string;
  device: string;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** A text that is made when it is asked for. */
export interface OpenText {
  /** MIME type. */
  type: string;
  /** Changes whenever the text does: who holds the text with this mark is told so, and nothing is made. */
  mark: string;
  text: () => Promise<string> | string;
  /** How long it may be kept without asking, in seconds. */
  maxAge: number;
  /** Known to who has the address alone, so that no cache between keeps it and no engine lists it. */
  isPrivate?: boolean;
}

/** A permanent redirect (301). */
export interface OpenRedirect {
  /** Path of the new address. The query string of the request is appended. */
  location: string;
  /** Cache lifetime in seconds. Another record may take the address later. */
  maxAge: number;
  isPrivate?: boolean;
}

/** A file of the storage, whole or one part at a time. */
export interface OpenFile {
  key: string;
  type: string;
  isPrivate?: boolean;
  /** Hears how many bytes went out, once the answer has ended. */
  sent?: (bytes: number) => void;
}
