/** Cache entries that a mutation invalidates. Generated hooks contain them, derived from the schema. */
export interface Forgets {
  /** Names of fields of `Query`. */
  lists?: readonly string[];
  /** Field names by type, evicted from all records of that type. */
  within?: Readonly<Record<string, readonly string[]>>;
  /** Types whose records are deleted. `by` is the variable that contains their ids, if the mutation has one. */
  removed?: { types: readonly string[]; by?: string };
}
