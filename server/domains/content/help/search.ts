import { Arg } from 'type-graphql';
import { invalidInput } from '../../../kit/errors.ts';
import { foldText } from '../../../kit/foldText.ts';

const maxSearchLength = 100;

/** Argument `search` of a list that is returned as a whole. */
export const Search = (description: string) =>
  Arg('search', () => String, { nullable: true, description: `${description} At most 100 characters.` });

/** Folded search text, as stored texts are compared; undefined without one. */
export function needleOf(search: string | null | undefined): string | undefined {
  if (search && search.length > maxSearchLength) throw invalidInput({ search: 'tooLong' });
  return foldText((search ?? '').trim()) || undefined;
}
