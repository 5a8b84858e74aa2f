import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/database.ts';
import type { Reads } from './read/reads.ts';
import type { RequestTrail } from './requestTrail.ts';
import type { Abilities } from './rules/abilities.ts';

/** The signed-in person, as the session row says at this request. */
export interface SignedIn {
  userId: number;
  /** 0 for a program with a token. */
  sessionId: number;
  /** The API token of the program; absent for a person. */
  tokenId?: number;
  roleId: number;
  name: string;
}

/** What a request asks for beside its token. */
export interface RequestedScope {
  /** The radio to work on; the person's own when undefined. */
  radio?: number | undefined;
  /** A role to look at the portal as, without changing anything. */
  viewAs?: number | undefined;
}

/** What domains keep for the whole application; each adds its own by declaration merging. */
export interface Services {}

/** Where a token that a caller keeps comes from and goes to: a cookie, or the body of a legacy path. */
export interface TokenCarrier {
  presented: string | undefined;
  /** Hands a token to the caller, to be kept for so many days. */
  store: (token: string, days: number) => void;
  forget: () => void;
}

/** What every resolver gets: made per request. Each operation has a copy of its own, so it holds no private names. */
export interface Context {
  /** Plain rows for reads and writes. */
  database: Database;
  /** Compiled reads, shared by all requests. */
  reads: Reads;
  /** Changes within a request only by signing in or out. */
  viewer: SignedIn | undefined;
  abilities: Abilities;
  requested: RequestedScope;
  /** The radio that the request works on: rows of any other are out of reach. */
  radioId: number | undefined;
  /** The only radio that the caller's token works on, if it is bound to one. */
  boundTo: number | undefined;
  /** The id of the role that the portal is viewed as, without changing anything. */
  viewingAs: number | undefined;
  requestId: string;
  trail: RequestTrail;
  log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>;
  services: Services;
  refreshToken: TokenCarrier;
  /** What shows that somebody signed in on this device before. */
  deviceToken: TokenCarrier;
  /**
   * Where the request comes from, for throttling and for the list of sessions, and the address that it says it came in
   * by: anybody can make that up, so no link is made of it.
   */
  origin: { address: string; device: string; portal: string };
}
