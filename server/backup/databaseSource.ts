/** A database to back up, while servers may write to it. */
export interface DatabaseSource {
  /** Names of the migrations that were run on the database, in the order they ran. */
  migrations: () => Promise<string[]>;
  /** Writes a consistent copy to a file, and returns the names of the migrations that the copy contains. */
  copyTo: (path: string) => Promise<string[]>;
  close: () => Promise<void>;
}
