/** A database that is copied while servers write it. */
export interface DatabaseSource {
  /** The names of the migrations that it has had, in their order. */
  migrations: () => Promise<string[]>;
  /** Writes the copy of one moment to a file, checked, and gives the migrations that are in it. */
  copyTo: (path: string) => Promise<string[]>;
  close: () => Promise<void>;
}
