import type { SqlEntityManager } from '@mikro-orm/sql';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from './context.ts';
import type { Database } from './database/database.ts';
import type { OpenDocument } from './documents/openDocument.ts';
import type { Events } from './events/events.ts';
import type { SharedInterface } from './graphql/sharedInterface.ts';
import type { AnyJobKind } from './jobs/jobKind.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { Locks } from './locks/locks.ts';
import type { MachinePath } from './machines/machinePath.ts';
import type { AnyNoticeKind } from './notices/noticeKind.ts';
import type { Outside } from './network/outside.ts';
import type { Notices } from './notices/notices.ts';
import type { Reads } from './read/reads.ts';
import type { SharedCounts } from './redis/sharedCounts.ts';
import type { SocketPath } from './sockets/socketPath.ts';
import type { FileKinds } from './storage/fileKinds.ts';
import type { Storage } from './storage/storage.ts';
import type { TicketedStream } from './streams/ticketedStream.ts';

/** Servers by which browsers in different networks find each other (WebRTC). */
export interface VoiceServerSettings {
  /** Tell a browser its own address: `stun:host:port`. */
  stun: readonly string[];
  /** Pass sound on where two browsers cannot reach each other: `turn:host:port`, `turns:host:port`. */
  turn: readonly string[];
  /** What we share with those, for passwords that end by themselves. */
  turnSecret: string;
}

/** What a domain's services are made from. */
export interface Settings {
  database: Database;
  reads: Reads;
  storage: Storage;
  events: Events;
  jobs: Jobs;
  /** Where several processes count together. */
  counts: SharedCounts | undefined;
  locks: Locks;
  /** Where files are kept, for what is only on its way there. */
  filesDir: string;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
  secret: string;
  /** The address of the portal in links, without a slash at its end. */
  portalUrl: () => string;
  /** Whether pages of this machine are the portal too, under any of its names and ports: in development. */
  takesLocalPages: boolean;
  /** Whether this is the demo, with its sample data and open registration. */
  demo: boolean;
  /** Whether this process looks at streaming servers by itself. */
  monitorsStreams: boolean;
  /** Servers by which browsers in different networks find each other. */
  voiceServers: VoiceServerSettings;
  /** Additional hosts of push services. */
  pushServices: readonly string[];
  /** A file that tells the country of an address; undefined where there is none. */
  countriesFile: string | undefined;
  notices: Notices;
  /** What asks addresses that people give. */
  outside: Outside;
  /** Everything that people are told of, by all domains. */
  noticeKinds: readonly AnyNoticeKind[];
}

/** What programs that run beside the demo are started with. */
export interface DemoEnvironment {
  database: Database;
  services: Services;
  secret: string;
  /** Where what they keep may lie, each in a folder of its own. */
  dataDir: string;
  /** Where the server is reached from this very machine. */
  address: string;
  /** Says a line to whoever started the server. */
  say: (line: string) => void;
}

/** What a domain brings: its tables, its part of the schema, its kinds of files, its sample data. */
export interface Domain {
  entities: readonly Function[];
  resolvers: readonly Function[];
  interfaces?: readonly SharedInterface[];
  /** What of it is sent and read as files. */
  files?: FileKinds;
  /** What of it is heard without an end. */
  streams?: readonly TicketedStream[];
  /** What of it anybody reads at an address of its own. */
  documents?: readonly OpenDocument[];
  /** What machines of the broadcaster ask of it, with tokens of their own. */
  machines?: readonly MachinePath[];
  /** What is spoken over WebSockets of its own. */
  sockets?: readonly SocketPath[];
  /** What of it is done apart from requests. */
  jobs?: readonly AnyJobKind[];
  /** What of it people are told. */
  notices?: readonly AnyNoticeKind[];
  /** Made once for each application. */
  services?: (settings: Settings) => Partial<Services>;
  /** Goes on with what was left undone when the process ended; what it gives ends that work again. */
  start?: (services: Services) => Promise<() => Promise<void>>;
  /** Fills an empty database with sample data, in the order of the list. Loaded only then. */
  seed?: (em: SqlEntityManager) => Promise<void>;
  /**
   * Stores the files that the sample data names, what is known of them, what is planned with them, and what is locked with the
   * secret of the installation.
   */
  seedFiles?: (storage: Storage, em: SqlEntityManager, database: Database, secret: string) => Promise<void>;
  /**
   * Starts programs of this machine that belong to the demo, once the server listens, and gives what ends them. Only where
   * the configuration asks for it: never in production, nor where somebody else starts the server.
   */
  startDemoServices?: (demo: DemoEnvironment) => Promise<() => Promise<void>>;
}
