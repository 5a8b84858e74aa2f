// A registry of modules rather than an entry of the domains: a limit is a constant beside the code that enforces it. The list only
// serves the type `Limit`, the documentation and tests.

/** A named maximum. The error `LIMIT_EXCEEDED` contains both fields. */
export interface Limit {
  readonly name: string;
  readonly max: number;
}

const declared = new Map<string, Limit & { meaning: string }>();

/**
 * Declares a limit beside the code that enforces it. `meaning` says what is limited, and in which unit. The GraphQL type `Limit`
 * and `docs/api/limits.md` are generated from these declarations.
 */
export function limit(name: string, max: number, meaning: string): Limit {
  const declaration = { name, max, meaning };
  declared.set(name, declaration);
  return declaration;
}

/** All limits of the loaded modules, sorted by name. */
export const declaredLimits = () => [...declared.values()].toSorted((a, b) => (a.name < b.name ? -1 : 1));
