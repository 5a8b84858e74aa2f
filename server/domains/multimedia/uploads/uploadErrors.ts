import { GraphQLError } from 'graphql';
import type { FastifyBaseLogger } from 'fastify';
import { storageFull } from '../../../kit/errors.ts';
import { isOutOfRoom } from '../../../kit/outOfRoom.ts';

/** How an answer leaves in the tus protocol. */
interface Refusal {
  status_code: number;
  body: string;
}

/**
 * What a sender may see of an error: the shape of GraphQL's own, under a status that senders of files understand.
 * Undefined for what the protocol itself answers.
 */
export function refusalOf(error: unknown, log: Pick<FastifyBaseLogger, 'error'>): Refusal | undefined {
  if (error instanceof GraphQLError) return coded(error);
  if (isOutOfRoom(error)) return coded(storageFull('disk'));
  if ((error as Partial<Refusal> | null)?.status_code !== undefined) return undefined;
  log.error({ err: error }, 'unexpected error');
  return coded(
    new GraphQLError('Something went wrong on our side.', {
      extensions: { code: 'INTERNAL_SERVER_ERROR' },
    }),
  );
}

function coded({ message, extensions }: GraphQLError): Refusal {
  const status = statuses[String(extensions['code'])] ?? 400;
  return { status_code: status, body: JSON.stringify({ errors: [{ message, extensions }] }) };
}

const statuses: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RADIO_FORBIDDEN: 403,
  VIEW_ONLY: 403,
  NO_RADIO: 403,
  NOT_FOUND: 404,
  LIMIT_EXCEEDED: 413,
  INTERNAL_SERVER_ERROR: 500,
  // Senders try again what a 503 answers; here somebody has to make room first.
  STORAGE_FULL: 507,
  UNAVAILABLE: 503,
};
