import { operationNames } from './operationNames.generated.ts';

const known: ReadonlySet<string> = new Set(operationNames);

/** The name of an operation of the portal or of a REST path. `other` for all other names, which callers can invent. */
export const operationLabel = (name: string): string => (known.has(name) ? name : 'other');
