/** The database that a backup is restored to. This process locks it exclusively until `release`. */
export interface DatabaseTarget {
  /** True when there is no database and no mark of an unfinished restore. */
  isEmpty: () => Promise<boolean>;
  /** Checks the database file of a backup before anything is changed; throws when it cannot be restored. */
  check: (path: string) => Promise<void>;
  /** Marks the database as an unfinished restore: no server starts on it until `unmark`. */
  mark: (note: string) => Promise<void>;
  /** Replaces the current database, if any, by the database file of a backup. */
  replaceBy: (path: string) => Promise<void>;
  /** Removes the mark once the restore is complete. */
  unmark: () => Promise<void>;
  release: () => Promise<void>;
}
