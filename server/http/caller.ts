import type { FastifyRequest } from 'fastify';
import type { Caller } from '../context.ts';
import { plainAddress } from '../kit/network/address.ts';
import { parseId } from '../kit/read/reads.ts';

/** What a request says of its caller. */
export const callerOf = (request: FastifyRequest): Caller => ({
  accessToken: bearerToken(request),
  requested: { radio: idIn(request, 'x-radio'), viewAs: idIn(request, 'x-view-as') },
  address: addressOf(request),
  device: request.headers['user-agent'] ?? '',
  portal: `${request.protocol}://${request.host}`,
  requestId: request.id,
  countFor: request.countFor,
  trail: request.trail,
  log: request.log,
});

/** Where a request comes from: what the counted proxies say, or else the connection itself. Never a text that is no address. */
export const addressOf = ({ ip, raw }: FastifyRequest): string =>
  plainAddress(ip) ?? plainAddress(raw.socket.remoteAddress) ?? '';

/** An id that a header names; whatever is not one names nothing that exists. */
function idIn({ headers }: FastifyRequest, name: string): number | undefined {
  const value = headers[name];
  return value === undefined ? undefined : (parseId(String(value)) ?? -1);
}

/** Older front ends keep a token as JSON and send it as they kept it: the quotes around it are not part of it. */
export const bareToken = (text: string) => text.replace(/^"(.+)"$/, '$1');

/** The token of `Authorization: Bearer …`. */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? bareToken(token) : undefined;
}
