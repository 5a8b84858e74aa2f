import type { FastifyRequest } from 'fastify';
import type { Caller } from '../context.ts';

/** What a request says of its caller. */
export const callerOf = (request: FastifyRequest): Omit<Caller, 'log'> => ({
  accessToken: bearerToken(request),
  address: request.ip,
  device: request.headers['user-agent'] ?? '',
  requestId: request.id,
});

/** The token of `Authorization: Bearer …`. */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? token : undefined;
}
