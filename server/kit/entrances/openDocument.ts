import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../context.ts';
import type { Database } from '../database/database.ts';

/**
 * A document with an address of its own, readable without signing in. Examples are the file of an episode, its transcript, and a
 * calendar. A domain provides the document; the HTTP routes handle caching, ranges and missing documents. Feeds and schedules are pages,
 * see `PublicPage`.
 */
export interface OpenDocument {
  /** Path with `:name` parameters. */
  path: string;
  /** Finds the document at an address; undefined when there is none. */
  find: (request: DocumentRequest) => Promise<OpenText | OpenFile | OpenRedirect | undefined>;
}

export interface DocumentRequest {
  database: Database;
  services: Services;
  params: Readonly<Record<string, string>>;
  query: Readonly<Record<string, string | undefined>>;
  /** HTTP method. The response to `HEAD` has no body. */
  method: string;
  /** Client address and user agent. Must not be stored. */
  address: string;
  device: string;
  log: Pick<FastifyBaseLogger, 'error'>;
}

/** A text that is generated on request. */
export interface OpenText {
  /** MIME type. */
  type: string;
  /** ETag, which changes whenever the text does. A client that sends this ETag gets 304, and the text is not generated. */
  mark: string;
  text: () => Promise<string> | string;
  /** Cache lifetime in seconds. */
  maxAge: number;
  /** True for a secret address. Shared caches do not store the document, and search engines do not list it. */
  isPrivate?: boolean;
}

/** A permanent redirect (301). */
export interface OpenRedirect {
  /** Path or full address of the new document. The query string of the request is appended to it. */
  location: string;
  /** Cache lifetime in seconds. Limited, because another record may get the old address later. */
  maxAge: number;
  isPrivate?: boolean;
}

/** A file of the storage, with support for ranges. */
export interface OpenFile {
  key: string;
  type: string;
  isPrivate?: boolean;
  /** True when only pages of the same host may load the file. Defaults to false: programs and pages of any origin may. */
  isSameOrigin?: boolean;
  /** Cache lifetime in seconds; defaults to an hour. */
  maxAge?: number;
  /** Called when the response has ended, with the number of bytes sent. The bytes of the response head are included. */
  sent?: (bytes: number) => void;
}
