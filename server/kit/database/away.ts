import { unavailable } from '../errors.ts';
import { lineCodes } from '../network/lineCodes.ts';

/** Codes of system errors: a broken connection, or a database file that is missing or unreadable. */
const systemCodes = new Set([...lineCodes, 'ENOENT', 'SQLITE_CANTOPEN', 'SQLITE_NOTADB']);
/**
 * True for codes of PostgreSQL errors of the connection or the server. The connection is broken, the server is starting, stopping or out of
 * connections, or a statement was cancelled.
 */
const isOfConnections = (code: string) => /^(08|57P0[1-3]$|57014$|53300$)/.test(code) && code.length === 5;
/** Messages of driver errors without a code that mean that the database cannot be reached. */
const messages =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying|Cannot open database)/;

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return systemCodes.has(code) || isOfConnections(code);
  return messages.test(error.message);
}

/** Converts an error to `UNAVAILABLE` when the database cannot be reached. Returns other errors unchanged. */
export const databaseError = (error: unknown): unknown => (isAway(error) ? unavailable(error) : error);

/** Applies `databaseError` to the errors of a statement. */
export async function withDatabaseErrors<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    throw databaseError(error);
  }
}
