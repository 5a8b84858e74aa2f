import { GraphQLError } from 'graphql';
import type { FastifyError, FastifyReply, FastifyRequest } from 'fastify';
import { follow } from '../observing/requestLog.ts';
import { isWebsiteAddress, needsErrorPage, sendErrorPage } from '../pages/errorPage.ts';
import { internal, limitExceeded, storageFull } from '../../kit/errors.ts';
import { isErrorCode, statusOf, type ErrorCode } from '../../kit/errorTable.ts';
import { isDiskFull } from '../../kit/diskFull.ts';
import { noteCode } from '../../kit/requestTrail.ts';
import { limits } from '../../kit/graphql/limits.ts';

/**
 * Rejects a request outside of GraphQL with an error in GraphQL's format. A visitor who requests a page of a website gets a page
 * instead.
 */
export const refuse = (
  reply: FastifyReply,
  code: ErrorCode,
  message: string,
  { status = statusOf(code), ...more }: { status?: number } & Record<string, unknown> = {},
) => {
  noteCode(reply.request.trail, code);
  if (typeof more['retryAfter'] === 'number') void reply.header('retry-after', more['retryAfter']);
  if (isWebsiteAddress(reply.request)) void reply.header('vary', 'accept');
  if (needsErrorPage(reply.request)) return sendErrorPage(reply, status);
  return reply
    .code(status)
    .send({ errors: [{ message, extensions: { code, ...more, requestId: reply.request.id } }] });
};

/** Rejects a request with the message, code and details of a GraphQL error. */
export const refuseWith = (reply: FastifyReply, { message, extensions }: GraphQLError) => {
  const { code, ...more } = extensions;
  return refuse(reply, code as ErrorCode, message, more);
};

/**
 * Responds to errors that occur while the request is read, or while its caller or file is looked up. Server faults are logged, and
 * their details are hidden.
 */
export function answerFault(
  error: FastifyError | GraphQLError,
  request: FastifyRequest,
  reply: FastifyReply,
): FastifyReply {
  if (isDiskFull(error)) return refuseWith(reply, storageFull('disk'));
  if (error instanceof GraphQLError && isErrorCode(error.extensions['code'])) {
    if (error.extensions['code'] === 'UNAVAILABLE') request.log.error({ err: error }, 'unexpected error');
    return refuseWith(reply, error);
  }
  const status = (error as Partial<FastifyError>).statusCode ?? 500;
  if (status === 413) return refuseWith(reply, limitExceeded(limits.bodyBytes));
  if (status < 500) return refuse(reply, 'BAD_REQUEST', howToCall, { status });
  request.log.error({ err: error }, 'unexpected error');
  return refuseWith(reply, internal());
}

/** Answers a malformed address. No route matched, so no hook has set the common headers yet: this function does. */
export function answerUnreadable(error: FastifyError, request: FastifyRequest, reply: FastifyReply): void {
  follow(request, reply);
  void refuse(reply, 'BAD_REQUEST', 'This address is malformed.', { status: error.statusCode ?? 400 });
}

export const howToCall = 'Send JSON: { "query": text, "variables": object, "operationName": text }.';
