import type { FastifyRequest } from 'fastify';
import { noteCaller, type Caller } from '../../context.ts';
import type { Context, RequestedScope } from '../../kit/context.ts';
import { parseId } from '../../kit/read/reads.ts';
import { callerOf } from '../caller.ts';

/** First message of a client, which identifies it: browsers cannot set headers on a WebSocket. */
export type Hello = { accessToken?: unknown; radio?: unknown; viewAs?: unknown };

/**
 * Identifies the client of a socket; undefined without an access token. `fresh` of the result reloads the viewer: for a session
 * without the access token, because that is only valid for minutes.
 */
export async function socketViewer(
  contextFor: (caller: Caller) => Promise<Context>,
  request: FastifyRequest,
  { accessToken, radio, viewAs }: Hello,
) {
  const requested: RequestedScope = { radio: idIn(radio), viewAs: idIn(viewAs) };
  // Reloads of the viewer do not count as requests of the user.
  const caller = { ...callerOf(request), requested, listens: true, countFor: undefined, trail: undefined };
  const token = typeof accessToken === 'string' ? accessToken : undefined;
  const first = await contextFor({ ...caller, accessToken: token });
  if (!first.viewer) return undefined;
  const { sessionId, userId } = first.viewer;
  const { radioId } = first;
  const { accounts, apiTokens } = first.services;
  const on = { radio: requested.radio ?? null };
  if (!sessionId) {
    const holder = { ...on, session: null, tokenPrefix: apiTokens.prefixOf(token!) ?? null };
    const fresh = () => contextFor({ ...caller, accessToken: token });
    return { first, userId, radioId, accounts, holder, fresh };
  }
  const fresh = async () => {
    const context = await contextFor({ ...caller, accessToken: undefined });
    await context.services.accounts.identify(context, sessionId, requested);
    noteCaller(context);
    return context;
  };
  const holder = { ...on, session: sessionId, tokenPrefix: null };
  return { first, userId, radioId, accounts, holder, fresh };
}

export type SocketViewer = NonNullable<Awaited<ReturnType<typeof socketViewer>>>;

const idIn = (value: unknown) =>
  value === undefined || value === null ? undefined : (parseId(String(value)) ?? -1);
