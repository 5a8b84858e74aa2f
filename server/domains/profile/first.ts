import { Arg, Int } from 'type-graphql';
import { invalidInput } from '../../kit/errors.ts';
import { maxColleagues } from './colleague.ts';

/** The argument `first` of a field that gives people or things beside a row. */
export const First = (defaultValue: number) =>
  Arg('first', () => Int, { defaultValue, description: `How many of them, at most ${maxColleagues}.` });

export function checkFirst(first: number): void {
  if (first < 0) throw invalidInput({ first: 'min' });
  if (first > maxColleagues) throw invalidInput({ first: 'max' });
}
