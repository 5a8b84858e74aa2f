import { Extensions } from 'type-graphql';
import { requiresKey } from './selection.ts';

/** Decorator of a computed field. Names the stored properties from which it is computed, which are then read with the row. */
export const Requires = (...properties: string[]) => Extensions({ [requiresKey]: properties });
