import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import type { TokenCarrier } from '../kit/context.ts';

/**
 * Creates the token carriers that store a browser's tokens in cookies. Scripts cannot read these cookies, and other sites cannot
 * send them.
 */
export function cookieCarriers(
  request: FastifyRequest,
  reply: FastifyReply,
  { production }: Config,
): { refreshToken: TokenCarrier; deviceToken: TokenCarrier } {
  // Plain HTTP is only allowed on a development machine.
  const secure = production || request.protocol === 'https';
  const prefix = secure ? '__Host-regie' : 'regie';
  const options = {
    httpOnly: /* guard: refresh-cookie-hidden-from-scripts */ true,
    /* guard: refresh-cookie-same-site */ sameSite: 'strict',
    path: '/',
    secure,
  } as const;
  const carrier = (name: string): TokenCarrier => ({
    presented: request.cookies[name],
    store: (token, days) => void reply.setCookie(name, token, { ...options, maxAge: days * 86_400 }),
    forget: () => void reply.clearCookie(name, options),
  });
  return { refreshToken: carrier(prefix), deviceToken: carrier(`${prefix}-device`) };
}
