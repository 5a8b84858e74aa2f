/** Error codes of the operating system, SQLite and PostgreSQL for a full disk or an exceeded user quota. */
const codes: ReadonlySet<unknown> = new Set([
  'ENOSPC',
  'EDQUOT',
  'SQLITE_FULL',
  // SQLite cannot grow the index of its write-ahead log (the -shm file).
  'SQLITE_IOERR_SHMSIZE',
  '53100',
]);

interface Wrapped {
  code?: unknown;
  cause?: unknown;
  originalError?: unknown;
}

/** True when an error means that a disk of the server or of the database is full. Also checks the errors that it wraps. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause, originalError } = error as Wrapped;
  return codes.has(code) || isDiskFull(cause) || isDiskFull(originalError);
}
