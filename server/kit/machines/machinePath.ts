import type { Readable } from 'node:stream';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from '../context.ts';
import type { Database } from '../database/database.ts';
import type { FoundFile } from '../storage/fileKinds.ts';

/**
 * A path at which a machine of the broadcaster speaks with us, such as a station's player: with a token of its own, which is no
 * person's. A domain says which machines there are and what they may ask; the routes know none.
 */
export interface MachinePath {
  path: string;
  method: 'GET' | 'POST';
  /** How large a body may be, in bytes; 64 KB when absent. */
  maxBytes?: number;
  /** Says what the machine is told, in JSON, which file, or what comes as it is made; undefined when its token is not good. */
  answer: (request: MachineRequest) => Promise<object | FoundFile | Coming | undefined>;
}

/** What is sent on as it comes, for as long as it does. */
export interface Coming {
  stream: Readable;
  /** MIME type. */
  type: string;
}

export interface MachineRequest {
  database: Database;
  services: Services;
  /** What follows `Bearer` in its request. */
  token: string;
  params: Readonly<Record<string, string>>;
  /** What it sent in JSON; a `Readable` of bytes for `application/octet-stream`, which is not limited. */
  body: unknown;
  /** Ends when the machine is gone. */
  signal: AbortSignal;
  log: Pick<FastifyBaseLogger, 'error' | 'warn'>;
}
