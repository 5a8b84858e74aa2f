import { invalidInput } from '../errors.ts';

/** PostgreSQL can store every character except NUL, so both engines reject it. */
const nul = '\u0000';
const writtenNul = /\\u(0000|\{0+\})/;

/** Throws `BAD_USER_INPUT` for a request with a text that the database cannot store. */
export function refuseUnstorableText(query: string | undefined, variables: Record<string, unknown>): void {
  if (query && writtenNul.test(query)) throw invalidInput({ query: 'invalid' });
  const path = pathToNul(variables);
  // Problems inside of an input are reported by their path in the input.
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
