import { invalidInput } from '../errors.ts';

/** The only character that PostgreSQL cannot store. SQLite could, but both engines must behave alike. */
const nul = '\u0000';
const writtenNul = /\\u(0000|\{0+\})/;

/** Throws `BAD_USER_INPUT` when a request contains a text that the database cannot store. */
export function refuseUnstorableText(query: string | undefined, variables: Record<string, unknown>): void {
  if (query && writtenNul.test(query)) throw invalidInput({ query: 'invalid' });
  const path = pathToNul(variables);
  // The problem is reported by its path without the variable's name, that is by its path in the input.
  if (path) throw invalidInput({ [path.length > 1 ? path.slice(1).join('.') : path[0]!]: 'invalid' });
}

function pathToNul(value: unknown): string[] | undefined {
  if (typeof value === 'string') return value.includes(nul) ? [] : undefined;
  if (typeof value !== 'object' || value === null) return undefined;
  for (const [name, inner] of Object.entries(value)) {
    const path = pathToNul(inner);
    if (path) return [name, ...path];
  }
  return undefined;
}
