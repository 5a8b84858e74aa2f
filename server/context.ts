import { randomUUID } from 'node:crypto';
import type { FastifyBaseLogger } from 'fastify';
import { looksLikeApiToken } from './domains/platform/public.ts';
import { unauthenticated } from './kit/errors.ts';
import type { Context, TokenCarrier, Services, RequestedScope } from './kit/context.ts';
import type { Database } from './kit/database/database.ts';
import type { Reads } from './kit/read/reads.ts';
import type { Requester } from './kit/jobs/requester.ts';
import type { RequestTrail } from './kit/requestTrail.ts';
import { noAbilities } from './kit/rules/abilities.ts';
import { visitorAbilities } from './kit/rules/visitors.ts';

/** Objects that all requests of an application share. */
export interface Shared {
  database: Database;
  reads: Reads;
  services: Services;
  log: FastifyBaseLogger;
}

export interface Caller {
  accessToken?: string | undefined;
  requested?: RequestedScope;
  refreshToken?: TokenCarrier;
  deviceToken?: TokenCarrier;
  address?: string;
  device?: string;
  /** Address of the server according to the request, which anybody can forge. */
  portal?: string;
  requestId?: string;
  /** Counts a request against the user's budget. Throws when the budget is used up. */
  countFor?: ((userId: number) => void) | undefined;
  /** True for events of subscriptions. Many receivers resolve them at the same time, so their reads are batched. */
  listens?: boolean;
  /** Facts about the request that are collected for its log line. */
  trail?: RequestTrail | undefined;
  /** Log whose lines contain the request's id. Defaults to the log of the application. */
  log?: FastifyBaseLogger;
}

const noToken: TokenCarrier = { presented: undefined, store: () => {}, forget: () => {} };

/**
 * Creates the context of one request. Throws when its access token or its radio or role is invalid, rather than treating the
 * caller as anonymous.
 */
export async function createContext(shared: Shared, caller: Caller): Promise<Context> {
  const context = new RequestContext(shared, caller);
  if (caller.accessToken === undefined) return context;
  await identify(context, caller.accessToken);
  // guard: invalid-bearer-token-refused
  if (!context.viewer) throw unauthenticated();
  noteCaller(context);
  caller.countFor?.(context.viewer.userId);
  return context;
}

/**
 * Reloads the viewer and the permissions of a running request. The access token may have expired since the request began. The viewer
 * is undefined afterwards when the session or the API token no longer exists.
 */
export async function refreshContext(
  context: Context,
  { accessToken }: Pick<Caller, 'accessToken'>,
): Promise<void> {
  const { accounts, apiTokens } = context.services;
  const sessionId = context.viewer?.sessionId;
  context.viewer = undefined;
  context.abilities = noAbilities;
  context.radioId = undefined;
  if (accessToken !== undefined && looksLikeApiToken(accessToken))
    await apiTokens.identify(context, accessToken, context.requested);
  else if (sessionId !== undefined) await accounts.identify(context, sessionId, context.requested);
}

/**
 * Creates the context of the person who requested a job, with their current permissions. Throws when they have lost access to the
 * server or to the radio.
 */
export async function contextOfRequester(shared: Shared, requester: Requester): Promise<Context> {
  const { userId, tokenId, radioId, address, requestId } = requester;
  const context = new RequestContext(shared, { requested: { radio: radioId }, address, requestId });
  const { accounts, apiTokens } = context.services;
  if (tokenId === null) await accounts.identifyAbsent(context, userId, radioId);
  else await apiTokens.identifyAbsent(context, tokenId, radioId);
  if (context.viewer?.userId !== userId) throw unauthenticated();
  noteCaller(context);
  return context;
}

/** Sets the viewer from a session or an API token. */
async function identify(context: Context, token: string): Promise<void> {
  const { accounts, apiTokens } = context.services;
  if (looksLikeApiToken(token)) return apiTokens.identify(context, token, context.requested);
  const sessionId = accounts.sessions.sessionOf(token);
  if (sessionId !== undefined) await accounts.identify(context, sessionId, context.requested);
}

/** Records the user and the radio of the request in its trail. A sign-in may change the user later. */
export function noteCaller({ trail, viewer, radioId }: Context): void {
  trail.userId = viewer?.userId;
  trail.radioId = radioId;
}

/**
 * Creates the context of a visitor of a radio's website, or of its preview. It may only be used for the website's own operations.
 */
export function contextOfVisitor(shared: Shared, radioId: number, isPreviewer = false): Context {
  const context = new RequestContext(shared, {});
  context.isVisitor = true;
  context.isPreviewer = isPreviewer;
  context.abilities = visitorAbilities(shared.services.operations.schema);
  context.radioId = radioId;
  return context;
}

class RequestContext implements Context {
  viewer: Context['viewer'] = undefined;
  abilities = noAbilities;
  isVisitor = false;
  isPreviewer = false;
  radioId: number | undefined = undefined;
  boundTo: number | undefined = undefined;
  viewingAs: number | undefined = undefined;
  readonly requested: RequestedScope;
  readonly database: Database;
  readonly reads: Reads;
  readonly services: Services;
  readonly refreshToken: TokenCarrier;
  readonly deviceToken: TokenCarrier;
  readonly origin: Context['origin'];
  readonly requestId: string;
  readonly log: Context['log'];
  readonly trail: RequestTrail;

  constructor({ database, reads, services, log }: Shared, caller: Caller) {
    this.database = caller.listens ? database.batched : database;
    this.reads = reads;
    this.services = services;
    this.requested = caller.requested ?? {};
    this.refreshToken = caller.refreshToken ?? noToken;
    this.deviceToken = caller.deviceToken ?? noToken;
    this.origin = {
      address: caller.address ?? '',
      device: (caller.device ?? '').slice(0, 300),
      portal: caller.portal ?? '',
    };
    this.requestId = caller.requestId ?? randomUUID();
    this.log = caller.log ?? log;
    this.trail = caller.trail ?? { codes: [] };
  }
}
