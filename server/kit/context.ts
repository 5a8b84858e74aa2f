import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/database.ts';
import type { Reads } from './read/reads.ts';
import type { RequestTrail } from './requestTrail.ts';
import type { Abilities } from './rules/abilities.ts';

/** The signed-in user, as stored in the session row when the request arrives. */
export interface SignedIn {
  userId: number;
  /** 0 for a program with a token. */
  sessionId: number;
  /** The API token of the program; absent for a person. */
  tokenId?: number;
  roleId: number;
  name: string;
}

/** Scope that a request names beside its token. */
export interface RequestedScope {
  /** Id of the radio to work on; the user's default radio when undefined. */
  radio?: number | undefined;
  /** Id of the role as which to view the portal, without being able to change anything. */
  viewAs?: number | undefined;
}

/** Services of the whole application; each domain adds its own by declaration merging. */
export interface Services {}

/** Transport of a token that the client stores: a cookie, or the body of a legacy path. */
export interface TokenCarrier {
  presented: string | undefined;
  /** Hands a token to the client, which stores it for `days` days. */
  store: (token: string, days: number) => void;
  forget: () => void;
}

/** Context of every resolver, made per request. Each operation gets a copy, so the object has no private names. */
export interface Context {
  /** Database for plain rows. */
  database: Database;
  /** Compiled reads, shared by all requests. */
  reads: Reads;
  /** The signed-in user; only signing in or out changes it during a request. */
  viewer: SignedIn | undefined;
  abilities: Abilities;
  /** True for a visitor of the website: rows that are not public are out of scope. */
  isVisitor: boolean;
  requested: RequestedScope;
  /** The radio of the request: rows of other radios are out of scope. */
  radioId: number | undefined;
  /** The only radio that the caller's token may use; undefined for unbound tokens. */
  boundTo: number | undefined;
  /** Id of the role as which the viewer sees the portal; changes are rejected meanwhile. Undefined otherwise. */
  viewingAs: number | undefined;
  requestId: string;
  trail: RequestTrail;
  log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>;
  services: Services;
  refreshToken: TokenCarrier;
  /** Device token, which shows that somebody has signed in on this device before. */
  deviceToken: TokenCarrier;
  /**
   * Address and device of the client, for throttling and for the list of sessions. `portal` is the host that the request was sent
   * to: clients can forge it, so links must not be built from it.
   */
  origin: { address: string; device: string; portal: string };
}
