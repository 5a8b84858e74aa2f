import { Arg } from 'type-graphql';
import { invalidInput } from '../../../kit/errors.ts';
import { foldText } from '../../../kit/foldText.ts';

const maxSearchLength = 100;

/** Creates the argument `search` of a field that returns a complete list instead of pages. */
export const Search = (description: string) =>
  Arg('search', () => String, { nullable: true, description: `${description} At most 100 characters.` });

/** Folds a search text in the same way as the stored texts; undefined for an empty one. Throws `search: tooLong` above 100 characters. */
export function needleOf(search: string | null | undefined): string | undefined {
  if (search && search.length > maxSearchLength) throw invalidInput({ search: 'tooLong' });
  return foldText((search ?? '').trim()) || undefined;
}
