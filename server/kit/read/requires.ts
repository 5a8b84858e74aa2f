import { Extensions } from 'type-graphql';
import { requiresKey } from './selection.ts';

/** Decorator that names the stored properties from which a field is computed. Reads of the field then read these properties too. */
export const Requires = (...properties: string[]) => Extensions({ [requiresKey]: properties });
