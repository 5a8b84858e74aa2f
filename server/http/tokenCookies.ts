import type { FastifyReply, FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { sessionDays } from '../domains/accounts/sessions/sessions.ts';
import { deviceDays } from '../domains/accounts/signIn/devices.ts';
import type { TokenCarrier } from '../kit/context.ts';

/** The tokens that a browser keeps, in cookies that scripts cannot read and other sites cannot send. */
export function cookieCarriers(
  request: FastifyRequest,
  reply: FastifyReply,
  { production }: Config,
): { refreshToken: TokenCarrier; deviceToken: TokenCarrier } {
  // Plain HTTP is for the loopback of a development machine alone.
  const secure = production || request.protocol === 'https';
  const prefix = secure ? '__Host-regie' : 'regie';
  const carrier = (name: string, days: number): TokenCarrier => {
    const options = {
      httpOnly: true,
      sameSite: 'strict',
      path: '/',
      secure,
      maxAge: days * 86_400,
    } as const;
    return {
      presented: request.cookies[name],
      keep: (token) =>
        void (token === undefined ? reply.clearCookie(name, options) : reply.setCookie(name, token, options)),
    };
  };
  return {
    refreshToken: carrier(prefix, sessionDays),
    deviceToken: carrier(`${prefix}-device`, deviceDays),
  };
}
