import { GraphQLError, type GraphQLFormattedError } from 'graphql';
import { internal, storageFull } from '../../errors.ts';
import { isDiskFull } from '../../diskFull.ts';

/** The public form of an error: a safe message, the field, a stable code and its extensions. Never a stack, SQL or a file path. */
export function formatError(error: GraphQLError): GraphQLFormattedError {
  const { message, path, originalError, extensions } = error;
  const position = path ? { path } : {};
  const cause = (path && originalError) ?? error;
  if (/* guard: errors-hide-internals */ isOurs(cause) || isOurs(error)) {
    const { stacktrace: _stacktrace, http: _http, ...shown } = extensions;
    return { message, ...position, extensions: shown };
  }
  const fault = isDiskFull(error) ? storageFull('disk') : internal();
  return { ...fault.toJSON(), ...position };
}

/**
 * True for errors with one of our codes, and for errors of the document: their texts are safe to show. Other errors in a field
 * may contain anything.
 */
export function isOurs(error: unknown): boolean {
  if (!(error instanceof GraphQLError)) return false;
  const { code } = error.extensions;
  const isSafe = code === undefined ? error.path === undefined : code !== 'INTERNAL_SERVER_ERROR';
  return error.originalError === undefined || error.originalError === null
    ? isSafe
    : isOurs(error.originalError);
}
