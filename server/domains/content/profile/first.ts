import { Arg, Int } from 'type-graphql';
import { invalidInput } from '../../../kit/errors.ts';
import { maxColleagues } from './colleague.ts';

/** Argument `first` of a field that returns people or rows next to a row. */
export const First = (defaultValue: number) =>
  Arg('first', () => Int, {
    defaultValue,
    description: `Maximum number of entries, at most ${maxColleagues}.`,
  });

export function checkFirst(first: number): void {
  if (first < 0) throw invalidInput({ first: 'min' });
  if (first > maxColleagues) throw invalidInput({ first: 'max' });
}
