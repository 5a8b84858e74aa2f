import type { FastifyRequest } from 'fastify';
import type { Caller } from '../context.ts';
import type { Context, Services } from '../kit/context.ts';
import { unauthenticated } from '../kit/errors.ts';
import { callerOf } from './caller.ts';

/**
 * The caller on the radio of an address: with a token as everywhere, or with the ticket of the address, of which the session is
 * found that it was given to.
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
  if (!isIn) throw unauthenticated('This address is no longer good: ask for it again.');
  return context;
}
