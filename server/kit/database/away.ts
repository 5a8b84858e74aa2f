import { unavailable } from '../errors.ts';
import { lineCodes } from '../network/lineCodes.ts';

/** Of the system: the line broke, or the file is gone. */
const systemCodes = new Set([...lineCodes, 'ENOENT', 'SQLITE_CANTOPEN', 'SQLITE_NOTADB']);
/** Of PostgreSQL: connections that break, a server that starts, stops or has no connection left. */
const isOfConnections = (code: string) => /^(08|57P0[1-3]$|53300$)/.test(code) && code.length === 5;
/** What the drivers say without a code. */
const said =
  /^(Connection terminated|Client has encountered a connection error|timeout exceeded when trying|Cannot open database)/;

function isAway(error: unknown): boolean {
  if (!(error instanceof Error)) return false;
  const { code } = error as { code?: unknown };
  if (typeof code === 'string') return systemCodes.has(code) || isOfConnections(code);
  return said.test(error.message);
}

/** What somebody is told of a fault of the database: when it cannot be reached, that it cannot; else the fault as it is. */
export const databaseError = (error: unknown): unknown => (isAway(error) ? unavailable(error) : error);

/** The same for what a statement gives. */
export async function withDatabaseErrors<T>(statement: Promise<T>): Promise<T> {
  try {
    return await statement;
  } catch (error) {
    throw databaseError(error);
  }
}
