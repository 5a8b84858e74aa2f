/** Parts of the cache that a mutation invalidates, as generated hooks state them from the schema. */
export interface Forgets {
  /** Fields of the root. */
  lists?: readonly string[];
  /** Fields of all records of a type. */
  within?: Readonly<Record<string, readonly string[]>>;
  /** Types whose records are gone, and the variable that holds their ids where one does. */
  gone?: { types: readonly string[]; by?: string };
}
