import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { FoundFile } from '../storage/fileKinds.ts';

/**
 * A path for machines of the broadcaster, such as a station's player, with a token of their own rather than a user's. A domain
 * declares the machines and their requests; the routes are generic.
 */
export interface MachinePath {
  path: string;
  method: 'GET' | 'POST';
  /** Maximum size of a body, in bytes; 64 KB when absent. */
  maxBytes?: number;
  /** Returns the response: JSON, a file, or a stream; undefined when the token is invalid. */
  answer: (request: MachineRequest) => Promise<object | FoundFile | Coming | undefined>;
}

/** A stream that is passed on as it arrives. */
export interface Coming {
  stream: Readable;
  /** MIME type. */
  type: string;
}

export interface MachineRequest {
  database: Database;
  services: Services;
  /** Bearer token of the request. */
  token: string;
  params: Readonly<Record<string, string>>;
  /** JSON body; for `application/octet-stream` a `Readable` without a size limit. */
  body: unknown;
  /** Aborts when the machine disconnects. */
  signal: AbortSignal;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}
