/** What a running server holds of its database, so that nobody restores over it, or starts a second one on a SQLite file. */
export interface DatabaseLock {
  release: () => Promise<void>;
}

/** The database is held in a way that keeps this process out. */
export class DatabaseInUse extends Error {
  override name = 'AlreadyHeld';
}
