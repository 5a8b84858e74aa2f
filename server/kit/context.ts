import type { FastifyBaseLogger } from 'fastify';
import type { Database } from './database/database.ts';
import type { Reads } from './read/reads.ts';
import type { RequestTrail } from './requestTrail.ts';
import type { Abilities } from './rules/abilities.ts';

/** The person or the program behind a request, as stored in the database when the request arrives. */
export interface SignedIn {
  userId: number;
  /** Id of the session; 0 for a program with a token, and in jobs. */
  sessionId: number;
  /** The API token of the program; absent for a person. */
  tokenId?: number;
  roleId: number;
  name: string;
}

/** Radio and role that a request asks for in its headers. */
export interface RequestedScope {
  /** Id of the radio to work on. Defaults to the radio of the API token, or to the user's default radio. */
  radio?: number | undefined;
  /** Id of the role as which to view the portal, without being able to change anything. */
  viewAs?: number | undefined;
}

/** Services of the whole application; each domain adds its own by declaration merging. */
export interface Services {}

/** How a client sends and stores a token: in a cookie, or in the bodies of a legacy path. */
export interface TokenCarrier {
  /** The token that the request contains. */
  presented: string | undefined;
  /** Sends a token to the client, which stores it for `days` days. */
  store: (token: string, days: number) => void;
  forget: () => void;
}

/** Context of every resolver, created per request. Each operation gets a copy, so the class must not have private `#` members. */
export interface Context {
  /** Database access by SQL text, without entities. */
  database: Database;
  /** Compiled reads, shared by all requests. */
  reads: Reads;
  /**
   * The signed-in person or program; undefined when the request has no token. Changes when the request signs in or out, and when
   * `refreshContext` reloads it.
   */
  viewer: SignedIn | undefined;
  abilities: Abilities;
  /** True for a visitor of the public website, who can only read public rows. */
  isVisitor: boolean;
  /** True for a visitor of a preview, who also reads the website while it is not public. */
  isPreviewer: boolean;
  requested: RequestedScope;
  /** Id of the request's radio. Rows of other radios can neither be read nor changed. */
  radioId: number | undefined;
  /** Id of the only radio that the caller's token may use. Undefined when the token is not restricted to a radio. */
  boundTo: number | undefined;
  /** Id of the role as which the viewer sees the portal, in which case changes are rejected. Undefined otherwise. */
  viewingAs: number | undefined;
  requestId: string;
  trail: RequestTrail;
  log: Pick<FastifyBaseLogger, 'warn' | 'error' | 'info'>;
  services: Services;
  refreshToken: TokenCarrier;
  /** Token that marks this device as one on which somebody has signed in before. */
  deviceToken: TokenCarrier;
  /**
   * Address and device of the client, for throttling and for the list of sessions. `portal` is the host that the request was sent
   * to: clients can forge it, so links must not be built from it.
   */
  origin: { address: string; device: string; portal: string };
}
