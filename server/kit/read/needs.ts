import { Extensions } from 'type-graphql';
import { needsKey } from './selection.ts';

/** On a computed field: the stored properties that it is made from, which are then read with the row. */
export const Needs = (...properties: string[]) => Extensions({ [needsKey]: properties });
