import type { FastifyRequest } from 'fastify';
import type { Caller } from '../../context.ts';
import type { Context, Services } from '../../kit/context.ts';
import { unauthenticated } from '../../kit/errors.ts';
import { callerOf } from '../caller.ts';

/**
 * Returns the context of a caller on a radio. The caller is identified by the access token of the request. Without one, the
 * session that the ticket in the query was issued to is used. Throws `UNAUTHENTICATED` when the token is invalid, even with a valid
 * ticket, and without a token when the ticket is not valid.
 */
export async function readerWith(
  contextFor: (caller: Caller) => Promise<Context>,
  request: FastifyRequest,
  radioId: number,
  sessionOf: (services: Services, ticket: string) => number | undefined,
): Promise<Context> {
  const requested = { radio: radioId };
  const context = await contextFor({ ...callerOf(request), requested });
  if (context.viewer) return context;
  const { services } = context;
  const { ticket = '' } = request.query as { ticket?: string };
  const sessionId = sessionOf(services, String(ticket));
  const isIn = sessionId !== undefined && (await services.accounts.identify(context, sessionId, requested));
  if (!isIn) throw unauthenticated('This address has expired: request a new one.');
  return context;
}
