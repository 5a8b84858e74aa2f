import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { sessionDays } from '../domains/accounts/sessions/sessions.ts';
import type { RefreshTokenCarrier } from '../kit/context.ts';

/** The refresh token in a cookie that scripts cannot read and other sites cannot send. */
export function cookieCarrier(
  request: FastifyRequest,
  reply: FastifyReply,
  { production }: Config,
): RefreshTokenCarrier {
  // Plain HTTP is for the loopback of a development machine alone.
  const secure = production || request.protocol === 'https';
  const name = secure ? '__Host-regie' : 'regie';
  const options = {
    httpOnly: true,
    sameSite: 'strict',
    path: '/',
    secure,
    maxAge: sessionDays * 86_400,
  } as const;
  return {
    presented: request.cookies[name],
    keep: (token) =>
      void (token === undefined ? reply.clearCookie(name, options) : reply.setCookie(name, token, options)),
  };
}
