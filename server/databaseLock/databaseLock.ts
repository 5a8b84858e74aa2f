/** Lock of a running server on its database. Prevents a restore over it, and a second server on a SQLite file. */
export interface DatabaseLock {
  release: () => Promise<void>;
}

/** Thrown when another process has a lock on the database that excludes this one. */
export class DatabaseInUse extends Error {
  override name = 'DatabaseInUse';
}
