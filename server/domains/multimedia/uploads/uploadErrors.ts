import { GraphQLError } from 'graphql';

/** How a refusal leaves: the shape of GraphQL's own errors, under a status that senders of files understand. */
export function refusalOf(error: GraphQLError): { status_code: number; body: string } {
  const { message, extensions } = error;
  const code = String(extensions['code']);
  return { status_code: statuses[code] ?? 400, body: JSON.stringify({ errors: [{ message, extensions }] }) };
}

const statuses: Record<string, number> = {
  UNAUTHENTICATED: 401,
  FORBIDDEN: 403,
  RADIO_FORBIDDEN: 403,
  VIEW_ONLY: 403,
  NO_RADIO: 403,
  NOT_FOUND: 404,
  LIMIT_EXCEEDED: 413,
  STORAGE_FULL: 507,
  UNAVAILABLE: 503,
};

/** The radio's quota or the disk has no room for a file. */
export const storageFull = (reason: 'quota' | 'disk', free: number) =>
  new GraphQLError(
    reason === 'quota' ? 'The library of this radio is full.' : 'The disk of the server is full.',
    { extensions: { code: 'STORAGE_FULL', reason, free } },
  );
