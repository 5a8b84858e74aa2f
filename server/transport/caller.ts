import type { FastifyRequest } from 'fastify';
import type { Caller } from '../context.ts';
import { plainAddress } from '../kit/network/address.ts';
import { parseId } from '../kit/read/reads.ts';

/** Describes the caller of a request: credentials, scope, address and device. */
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

/** Client address of a request as the trusted proxies report it, or else that of the connection. Empty when neither is valid. */
export const addressOf = ({ ip, raw }: FastifyRequest): string =>
  plainAddress(ip) ?? plainAddress(raw.socket.remoteAddress) ?? '';

/** Parses an id in a header. Undefined without the header; -1, which matches no record, when it is invalid. */
function idIn({ headers }: FastifyRequest, name: string): number | undefined {
  const value = headers[name];
  return value === undefined ? undefined : (parseId(String(value)) ?? -1);
}

/** Removes the quotes around a token: older front ends store tokens as JSON, and send them like that. */
export const bareToken = (text: string) => text.replace(/^"(.+)"$/, '$1');

/** The token of `Authorization: Bearer …`; undefined when there is none. */
export function bearerToken({ headers }: FastifyRequest): string | undefined {
  const [scheme, token] = headers.authorization?.split(' ') ?? [];
  return scheme?.toLowerCase() === 'bearer' && token ? bareToken(token) : undefined;
}
