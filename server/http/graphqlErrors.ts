import { GraphQLError } from 'graphql';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { storageFull } from '../kit/errors.ts';
import { isOutOfRoom } from '../kit/outOfRoom.ts';
import { limits } from '../kit/graphql/limits.ts';

/** Refuses a request before GraphQL sees it, in the shape of GraphQL's own errors. */
export const refuse = (
  reply: FastifyReply,
  status: number,
  code: string,
  message: string,
  more: object = {},
) =>
  reply
    .code(status)
    .send({ errors: [{ message, extensions: { code, ...more, requestId: reply.request.id } }] });

/** What went wrong while a request was read or its caller looked up. Faults of our own are logged, not shown. */
export function answerFault(
  error: FastifyError | GraphQLError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (isOutOfRoom(error)) {
    const { message, extensions } = storageFull('disk');
    return refuse(reply, 503, 'STORAGE_FULL', message, extensions);
  }
  if (error instanceof GraphQLError) {
    const code = String(error.extensions['code']);
    if (code === 'UNAVAILABLE') request.log.error({ err: error }, 'unexpected error');
    return refuse(reply, statuses[code] ?? 403, code, error.message, error.extensions);
  }
  const status = error.statusCode ?? 500;
  if (status === 413) {
    const passed = { limit: 'bodyBytes', allowed: limits.bodyBytes };
    return refuse(
      reply,
      413,
      'LIMIT_EXCEEDED',
      `This request passes the limit of ${passed.allowed} for ${passed.limit}.`,
      passed,
    );
  }
  if (status < 500) return refuse(reply, status, 'BAD_REQUEST', howToCall);
  request.log.error({ err: error }, 'unexpected error');
  return refuse(reply, 500, 'INTERNAL_SERVER_ERROR', 'Something went wrong on our side.');
}

/** What the caller may not do is 403, but for these. */
const statuses: Record<string, number> = { UNAUTHENTICATED: 401, RATE_LIMITED: 429, UNAVAILABLE: 503 };

export const howToCall = 'Send JSON: { "query": text, "variables": object, "operationName": text }.';
