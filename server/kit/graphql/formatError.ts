import { unwrapResolverError } from '@apollo/server/errors';
import { GraphQLError, type GraphQLFormattedError } from 'graphql';

/** What a caller may see of an error: a safe message, a stable code, what belongs to the code. Never a stack, SQL or a path. */
export function formatError(formatted: GraphQLFormattedError, error: unknown): GraphQLFormattedError {
  const cause = unwrapResolverError(error);
  if (isOurs(cause) || isOurs(error)) {
    const { stacktrace: _, ...extensions } = formatted.extensions ?? {};
    return { message: formatted.message, ...placeOf(formatted), extensions };
  }
  return { message: 'Something went wrong on our side.', ...placeOf(formatted), extensions: { code: 'INTERNAL_SERVER_ERROR' } };
}

/** Coded by us or by GraphQL itself, and so safe to show. */
export function isOurs(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return false;
  const { code } = error.extensions;
  return error.originalError === undefined || error.originalError === null ? code !== 'INTERNAL_SERVER_ERROR' : isOurs(error.originalError);
}

const placeOf = ({ path }: GraphQLFormattedError) => (path ? { path } : {});
