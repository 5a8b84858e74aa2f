/** What disks, quotas of users, SQLite and PostgreSQL say when there is no room left. */
const codes: ReadonlySet<unknown> = new Set([
  'ENOSPC',
  'EDQUOT',
  'SQLITE_FULL',
  // The index of its log has no room to grow.
  'SQLITE_IOERR_SHMSIZE',
  '53100',
]);

interface Wrapped {
  code?: unknown;
  cause?: unknown;
  originalError?: unknown;
}

/** Whether something failed because a disk is full, ours or that of the database, whatever the error is wrapped in. */
export function isDiskFull(error: unknown): boolean {
  if (typeof error !== 'object' || error === null) return false;
  const { code, cause, originalError } = error as Wrapped;
  return codes.has(code) || isDiskFull(cause) || isDiskFull(originalError);
}
