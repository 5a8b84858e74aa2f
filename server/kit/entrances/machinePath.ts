import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { FoundFile } from '../storage/fileKinds.ts';

/**
 * A path for a machine of the broadcaster, such as a station's player. The machine sends its own token rather than a user's. A
 * domain declares the path and answers its requests; the HTTP routes are the same for all.
 */
export interface MachinePath {
  path: string;
  method: 'GET' | 'POST';
  /** Maximum size of a body in bytes. Defaults to 64 KB. */
  maxBytes?: number;
  /** Returns the response: JSON, a file, or a stream. Returns undefined when the token is invalid. */
  answer: (request: MachineRequest) => Promise<object | FoundFile | Coming | undefined>;
}

/** A response body that is passed on as a stream, while it arrives from elsewhere. */
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
  /** JSON body. With the type `application/octet-stream`, a `Readable` without a size limit. */
  body: unknown;
  /** Aborts when the machine disconnects, or the process stops. */
  signal: AbortSignal;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}
