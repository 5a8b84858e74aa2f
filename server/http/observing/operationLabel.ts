import { operationNames } from './operationNames.generated.ts';

const known: ReadonlySet<string> = new Set(operationNames);

/** The name of an operation of the portal or of a REST path, `other` for all names that callers make up. */
export const operationLabel = (name: string): string => (known.has(name) ? name : 'other');
