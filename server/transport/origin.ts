import type { FastifyRequest } from 'fastify';
import type { Config } from '../config.ts';
import { isLoopback } from '../kit/network/address.ts';

/**
 * True when a request comes from the portal's own pages or from no page. Tools send neither an Origin nor a browser's cookie.
 */
export function isOurOrigin(request: FastifyRequest, { publicUrl, production }: Config): boolean {
  const { origin } = request.headers;
  if (origin === undefined) return true;
  if (publicUrl) return origin === new URL(publicUrl).origin;
  if (origin === `${request.protocol}://${request.host}`) return true;
  // In development the portal may be served by Vite, on another port of the same machine.
  return /* guard: loopback-is-foreign-in-production */ !production && isLoopback(origin);
}
