/** Where a backup is restored to: its database, which this process alone holds until it is released. */
export interface DatabasePlace {
  /** Whether nothing is there: neither rows nor what an unfinished restore has left. */
  isEmpty: () => Promise<boolean>;
  /** Looks at a copy before anything is touched; throws when it cannot be used. */
  check: (path: string) => Promise<void>;
  /** From now on no server starts here. */
  mark: (note: string) => Promise<void>;
  /** Puts a copy in the place of whatever is there. */
  replaceBy: (path: string) => Promise<void>;
  /** The restore is complete. */
  unmark: () => Promise<void>;
  release: () => Promise<void>;
}
