import type { SqlEntityManager } from '@mikro-orm/sql';
import type { FastifyBaseLogger } from 'fastify';
import type { Services } from './context.ts';
import type { Database } from './database/database.ts';
import type { OpenDocument } from './entrances/openDocument.ts';
import type { Events } from './events/events.ts';
import type { SharedInterface } from './graphql/sharedInterface.ts';
import type { AnyJobKind, GivenUpCallback } from './jobs/jobKind.ts';
import type { Jobs } from './jobs/jobs.ts';
import type { ViewedList } from './list/viewedList.ts';
import type { Locks } from './locks/locks.ts';
import type { MachinePath } from './entrances/machinePath.ts';
import type { Activities, Activity, Rest } from './notices/activity.ts';
import type { AnyNoticeKind } from './notices/noticeKind.ts';
import type { Outside } from './network/outside.ts';
import type { Notices } from './notices/notices.ts';
import type { PublicPage } from './pages/publicPage.ts';
import type { Reads } from './read/reads.ts';
import type { OwnershipBySubject } from './resource/ownRows.ts';
import { recordPartsOf } from './resource/resolvers/recordParts.ts';
import type { RecordUses, UsesBySubject } from './resource/uses.ts';
import { joinGrants, type StandardGrants } from './rules/standardGrants.ts';
import type { SharedCounts } from './redis/sharedCounts.ts';
import type { SocketPath } from './entrances/socketPath.ts';
import type { FileKinds } from './storage/fileKinds.ts';
import type { Storage } from './storage/storage.ts';
import type { TicketedStream } from './entrances/ticketedStream.ts';

/** STUN and TURN servers, by which browsers in different networks connect to each other (WebRTC). */
export interface VoiceServerSettings {
  /** STUN servers, `stun:host:port` or `stuns:host:port`. They tell a browser its public address. */
  stun: readonly string[];
  /** Addresses of TURN servers, `turn:host:port` or `turns:host:port`. They relay sound between browsers that cannot connect. */
  turn: readonly string[];
  /** Secret shared with the TURN servers. Temporary passwords are derived from it. */
  turnSecret: string;
}

/** Contributions of all domains that the kit needs. Collected once, when the application starts. */
export interface Contributions {
  /** Ways in which records are used, by the type of the used records. */
  uses: UsesBySubject;
  /** A person's own rows, for the condition OWN of grants. By subject. */
  ownRows: OwnershipBySubject;
  /**
   * Names of the entities that public pages show. Each audited write of such an entity publishes an event, so that cached pages are
   * rendered anew.
   */
  publicTypes: ReadonlySet<string>;
  /** People who are on the air, and people who have quiet hours. */
  activities: Activities;
}

declare module './context.ts' {
  interface Services extends Contributions {}
}

/** Settings from which a domain creates its services. */
export interface Settings extends Contributions {
  database: Database;
  reads: Reads;
  storage: Storage;
  events: Events;
  jobs: Jobs;
  /** Counters that all processes share; undefined when there is only one process. */
  counts: SharedCounts | undefined;
  locks: Locks;
  /** Directory of the stored files. When files are stored in a bucket, only for temporary files. */
  filesDir: string;
  /** Directory of the built portal; it may not exist. */
  clientDir: string;
  log: Pick<FastifyBaseLogger, 'error' | 'warn' | 'info'>;
  secret: string;
  /** Returns the address of the portal for links, without a trailing slash. */
  portalUrl: () => string;
  /**
   * True in development without `PUBLIC_URL`: pages of this machine count as pages of the portal. These are pages of `localhost`,
   * `127.0.0.1` and `[::1]`, on any port.
   */
  takesLocalPages: boolean;
  /** True for the demo, which has demo data and lets everybody register. */
  demo: boolean;
  /** True when this process monitors the streaming servers: their status and their sound. */
  monitorsStreams: boolean;
  /** STUN and TURN servers for talkback. */
  voiceServers: VoiceServerSettings;
  /** Address of the documentation for users. */
  documentationUrl: string | undefined;
  /** Additional hosts of push services that notifications may be sent to. */
  pushServices: readonly string[];
  /** Path of the database that maps addresses to countries; undefined when none is configured. */
  countriesFile: string | undefined;
  notices: Notices;
  /** HTTP client for addresses that users enter. */
  outside: Outside;
  /** All kinds of notices of all domains. */
  noticeKinds: readonly AnyNoticeKind[];
  /** All domains, for services that join what the domains contribute to their own domain. */
  domains: readonly Domain[];
  /** Lists of all domains for which people can save views. Keyed by the list's name in the portal, such as `air-log`. */
  viewedLists: Readonly<Record<string, ViewedList>>;
}

/** Environment for the local programs of the demo. */
export interface DemoEnvironment {
  database: Database;
  services: Services;
  secret: string;
  /** Directory for the data of the local programs. Each gets a subfolder. */
  dataDir: string;
  /** Address of the server on this machine. */
  address: string;
  /** Prints a line to the terminal, for the person who started the server. */
  say: (line: string) => void;
}

/**
 * Contributions of a domain to the application: tables, schema, kinds of files, demo data. A domain may let the others contribute
 * to it. It then adds a property to this interface by declaration merging, such as the chat's `recordChats`, and uses the values
 * that the other domains set.
 */
export interface Domain {
  /** Further lists for which people can save views. Keyed by the list's name in the portal, such as `attention`. */
  views?: Readonly<Record<string, ViewedList>>;
  /** Further grants of the standard roles in a new installation. */
  grants?: StandardGrants;
  /** A person's own rows of a subject, for the condition OWN of grants. By subject. */
  ownRows?: OwnershipBySubject;
  /** Entities without a resolver made from them. */
  entities?: readonly Function[];
  interfaces?: readonly SharedInterface[];
  /** Resolvers. Those made from an entity also contribute the entity, its saved views and its grants. */
  resolvers: readonly Function[];
  /** Kinds of files that clients upload and read. */
  files?: FileKinds;
  /** Endless audio streams. */
  streams?: readonly TicketedStream[];
  /** Public documents, each with its own address. */
  documents?: readonly OpenDocument[];
  /** Pages of the public websites. */
  pages?: readonly PublicPage[];
  /** Names of the entities that its pages show, of any domain. Their writes make cached pages render anew. */
  publicTypes?: readonly string[];
  /** HTTP paths for machines of the broadcaster, which have their own tokens. */
  machines?: readonly MachinePath[];
  /** WebSocket protocols other than GraphQL, each at its own path. */
  sockets?: readonly SocketPath[];
  /** Kinds of background jobs. */
  jobs?: readonly AnyJobKind[];
  /** Kinds of notices. */
  notices?: readonly AnyNoticeKind[];
  /** Ways in which the records of this domain use other records, such as a playlist its songs. */
  uses?: readonly RecordUses[];
  /** Finds people who are on the air. The domain must publish `activityChanged` whenever they change. */
  findOnAir?: Activity;
  /**
   * Finds people who have quiet hours. The domain must publish `activityChanged` when somebody changes the times of their quiet
   * hours, but not when quiet hours begin or end, which follows from the clock.
   */
  findResting?: Rest;
  /** Called in the transaction in which a job of any domain is given up. Not called for kinds with `sendsNoNotice`. */
  onJobGivenUp?: GivenUpCallback;
  /** Creates the services of the domain, once per application. */
  services?: (settings: Settings) => Partial<Services>;
  /** Starts the domain's work in the background, and resumes unfinished work. Returns a function that stops the work. */
  start?: (services: Services) => Promise<() => Promise<void>>;
  /**
   * Fills an empty database with demo data, after the domains before this one. The module of the data is loaded only then.
   * `standardGrants` are the joined grants of all domains.
   */
  seed?: (em: SqlEntityManager, standardGrants: StandardGrants) => Promise<void>;
  /**
   * Stores the files that the demo data names, with their metadata and planning. Also stores demo data that is encrypted with the
   * installation's secret.
   */
  seedFiles?: (storage: Storage, em: SqlEntityManager, database: Database, secret: string) => Promise<void>;
  /**
   * Line for the person who starts the demo, such as the address of a website. `portal` is the portal's address without a
   * trailing slash.
   */
  announceDemo?: (portal: string) => string;
  /**
   * Starts the demo's local programs once the server listens. Returns a function that stops them. Called only when the
   * configuration demands it: never in production, and not when a test or another program starts the server.
   */
  startDemoServices?: (demo: DemoEnvironment) => Promise<() => Promise<void>>;
}

/** Returns the domain with the entities, saved views and grants that its resolvers describe. */
export const withRecords = (domain: Domain): Domain & Required<Pick<Domain, 'entities'>> => {
  const records = domain.resolvers.map(recordPartsOf).filter((parts) => parts !== undefined);
  return {
    ...domain,
    entities: [...new Set([...(domain.entities ?? []), ...records.map(({ entity }) => entity)])],
    views: Object.assign({ ...domain.views }, ...records.map(({ views }) => views)) as Domain['views'] & {},
    grants: joinGrants([domain.grants, ...records.map(({ grants }) => grants)]),
  };
};

/** Collects what the kit needs from the domains, in the order of the domains. */
export const contributionsOf = (domains: readonly Domain[]): Contributions => ({
  uses: Map.groupBy(
    domains.flatMap(({ uses = [] }) => uses),
    ({ subject }) => subject,
  ),
  ownRows: Object.assign({}, ...domains.map(({ ownRows }) => ownRows)),
  publicTypes: new Set(domains.flatMap(({ publicTypes = [] }) => publicTypes)),
  activities: {
    onAir: domains.flatMap(({ findOnAir }) => findOnAir ?? []),
    resting: domains.flatMap(({ findResting }) => findResting ?? []),
  },
});
