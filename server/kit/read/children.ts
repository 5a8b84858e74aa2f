import { invalidInput } from '../errors.ts';
import { mostChildren } from './plan.ts';

/** The options of the argument `first` of a to-many field. */
export const firstChildren = (defaultValue: number) => ({
  defaultValue,
  description: 'How many of them, at most 100.',
});

/** The first children of a row: the rows themselves were read together with those of all its siblings. */
export function childrenOf<T>(row: object, property: string, first: number): T[] {
  if (first < 0) throw invalidInput({ first: 'min' });
  if (first > mostChildren) throw invalidInput({ first: 'max' });
  const rows = (row as Record<string, T[] | undefined>)[property] ?? [];
  return rows.length > first ? rows.slice(0, first) : rows;
}
