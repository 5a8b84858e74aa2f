/** The most that is taken of something. Whoever asks for more is told its name and the most. */
export interface Limit {
  readonly name: string;
  readonly most: number;
}

const declared = new Map<string, Limit & { meaning: string }>();

/**
 * Declares a limit, where it is kept. What it is a limit of, and in what it counts, stands in the schema (`Limit`) and in
 * `docs/api/limits.md`: both are printed from here.
 */
export function limit(name: string, most: number, meaning: string): Limit {
  const one = { name, most, meaning };
  declared.set(name, one);
  return one;
}

/** All limits of what is loaded, by their names. */
export const declaredLimits = () => [...declared.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
