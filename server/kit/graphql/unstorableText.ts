import { invalidInput } from '../errors.ts';

/** PostgreSQL keeps every character but this one, so it is refused on both engines. */
const nul = '\u0000';
const writtenNul = /\\u(0000|\{0+\})/;

/** Refuses a request in which some text holds what a database cannot keep. */
export function refuseUnstorableText(query: string | undefined, variables: Record<string, unknown>): void {
  if (query && writtenNul.test(query)) throw invalidInput({ query: 'invalid' });
  const path = pathToNul(variables);
  // What is wrong inside of an input is named by its path inside of it.
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
