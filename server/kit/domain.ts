import type { SqlEntityManager } from '@mikro-orm/sql';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from './context.ts';
import type { Database } from './database/database.ts';
import type { OpenDocument } from './entrances/openDocument.ts';
import type { Events } from './events/events.ts';
import type { SharedInterface } from './graphql/sharedInterface.ts';
import type { AnyJobKind } from './jobs/jobKind.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { ViewedList } from './list/viewedList.ts';
import type { Locks } from './locks/locks.ts';
import type { MachinePath } from './entrances/machinePath.ts';
import type { AnyNoticeKind } from './notices/noticeKind.ts';
import type { Outside } from './network/outside.ts';
import type { Notices } from './notices/notices.ts';
import type { PublicPage } from './pages/publicPage.ts';
import type { Reads } from './read/reads.ts';
import type { SharedCounts } from './redis/sharedCounts.ts';
import type { SocketPath } from './entrances/socketPath.ts';
import type { FileKinds } from './storage/fileKinds.ts';
import type { Storage } from './storage/storage.ts';
import type { TicketedStream } from './entrances/ticketedStream.ts';

/** Servers by which browsers in different networks connect to each other (WebRTC). */
export interface VoiceServerSettings {
  /** STUN servers, which report a browser its public address: `stun:host:port`. */
  stun: readonly string[];
  /** TURN servers, which relay sound between browsers that cannot connect: `turn:host:port`, `turns:host:port`. */
  turn: readonly string[];
  /** Secret shared with the TURN servers, to derive passwords that expire. */
  turnSecret: string;
}

/** Settings that the services of a domain are made from. */
export interface Settings {
  database: Database;
  reads: Reads;
  storage: Storage;
  events: Events;
  jobs: Jobs;
  /** Counters shared by all processes; undefined when there is one process. */
  counts: SharedCounts | undefined;
  locks: Locks;
  /** Directory of the stored files; when the files are stored in a bucket, directory for temporary files. */
  filesDir: string;
  /** Directory of the built portal; it may not exist. */
  clientDir: string;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
  secret: string;
  /** Address of the portal in links, without a trailing slash. */
  portalUrl: () => string;
  /** True in development: pages of this machine count as the portal, under any host name and port. */
  takesLocalPages: boolean;
  /** True for the demo, with its sample data and open registration. */
  demo: boolean;
  /** True when this process polls streaming servers by itself. */
  monitorsStreams: boolean;
  /** STUN and TURN servers for talkback. */
  voiceServers: VoiceServerSettings;
  /** Address of the documentation for users. */
  documentationUrl: string | undefined;
  /** Additional hosts of push services. */
  pushServices: readonly string[];
  /** Path of the database that maps addresses to countries; undefined when there is none. */
  countriesFile: string | undefined;
  notices: Notices;
  /** HTTP client for addresses that users enter. */
  outside: Outside;
  /** All kinds of notices, of all domains. */
  noticeKinds: readonly AnyNoticeKind[];
  /** Lists of all domains of which people can save views, by their names on the screen. */
  viewedLists: Readonly<Record<string, ViewedList>>;
}

/** Environment of the programs that run beside the demo. */
export interface DemoEnvironment {
  database: Database;
  services: Services;
  secret: string;
  /** Directory for the data of the local programs, with a subfolder for each. */
  dataDir: string;
  /** Address of the server on this machine. */
  address: string;
  /** Prints a line for the person who starts the server. */
  say: (line: string) => void;
}

/** Contribution of a domain: tables, part of the schema, kinds of files, sample data. */
export interface Domain {
  /** Lists of which people can save views, by their names on the screen. */
  views?: Readonly<Record<string, ViewedList>>;
  entities: readonly Function[];
  resolvers: readonly Function[];
  interfaces?: readonly SharedInterface[];
  /** Kinds of files that clients upload and read. */
  files?: FileKinds;
  /** Endless audio streams. */
  streams?: readonly TicketedStream[];
  /** Public documents, each at an address of its own. */
  documents?: readonly OpenDocument[];
  /** Pages of the public websites. */
  pages?: readonly PublicPage[];
  /** HTTP paths for machines of the broadcaster, which have their own tokens. */
  machines?: readonly MachinePath[];
  /** WebSocket protocols other than GraphQL, each at its own path. */
  sockets?: readonly SocketPath[];
  /** Kinds of background jobs. */
  jobs?: readonly AnyJobKind[];
  /** Kinds of notices. */
  notices?: readonly AnyNoticeKind[];
  /** Makes the services, once per application. */
  services?: (settings: Settings) => Partial<Services>;
  /** Resumes work that was left undone when the process ended; the returned function stops it again. */
  start?: (services: Services) => Promise<() => Promise<void>>;
  /** Fills an empty database with sample data, in the order of the domains. Its module is loaded only then. */
  seed?: (em: SqlEntityManager) => Promise<void>;
  /**
   * Stores the files that the sample data names, their metadata and planning, and data that is encrypted with the secret of the
   * installation.
   */
  seedFiles?: (storage: Storage, em: SqlEntityManager, database: Database, secret: string) => Promise<void>;
  /** A line for the person who starts the demo, such as the address of a website. `portal` has no trailing slash. */
  announceDemo?: (portal: string) => string;
  /**
   * Starts local programs of the demo once the server listens; the returned function stops them. Runs only when the
   * configuration enables it: never in production, nor when somebody else starts the server.
   */
  startDemoServices?: (demo: DemoEnvironment) => Promise<() => Promise<void>>;
}
