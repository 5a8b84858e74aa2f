import { Extensions } from 'type-graphql';
import { requiresKey } from './selection.ts';

/** On a computed field: the stored properties that it is made from, which are then read with the row. */
export const Requires = (...properties: string[]) => Extensions({ [requiresKey]: properties });
