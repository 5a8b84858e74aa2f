import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { internal, limitExceeded, storageFull } from '../errors.ts';
import { isOutOfRoom } from '../outOfRoom.ts';
import { limits } from './limits.ts';

/** What a caller may see of an error: a safe message, a stable code, what belongs to the code. Never a stack, SQL or a path. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  if (isTokenLimit(error)) return limitExceeded('tokens', limits.tokens).toJSON();
  const cause = unwrapResolverError(error);
  if (isOurs(cause) || isOurs(error)) {
    const { stacktrace: _, ...extensions } = formatted.extensions ?? {};
    return { message: formatted.message, ...placeOf(formatted), extensions };
  }
  if (isOutOfRoom(error)) return { ...storageFull('disk').toJSON(), ...placeOf(formatted) };
  return { ...internal().toJSON(), ...placeOf(formatted) };
}

/** Coded by us, or about the document: safe to show. A fault in a field that has no code may hold anything. */
export function isOurs(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return false;
  const { code } = error.extensions;
  const isSafe = code === undefined ? error.path === undefined : code !== 'INTERNAL_SERVER_ERROR';
  return error.originalError === undefined || error.originalError === null
    ? isSafe
    : isOurs(error.originalError);
}

/** The parser stops by itself, with an error that only its words tell from others. */
const isTokenLimit = (error: unknown) =>
  error instanceof GraphQLError && /contains more tha[nt] \d+ tokens/.test(error.message);

const placeOf = ({ path }: GraphQLFormattedError) => (path ? { path } : {});
