/** The most that is taken of something. Whoever asks for more is told its name and the most. */
export interface Limit {
  readonly name: string;
  readonly max: number;
}

const declared = new Map<string, Limit & { meaning: string }>();

/**
 * Declares a limit, where it is kept. What it is a limit of, and in what it counts, stands in the schema (`Limit`) and in
 * `docs/api/limits.md`: both are printed from here.
 */
export function limit(name: string, max: number, meaning: string): Limit {
  const declaration = { name, max, meaning };
  declared.set(name, declaration);
  return declaration;
}

/** All limits of what is loaded, by their names. */
export const declaredLimits = () => [...declared.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
