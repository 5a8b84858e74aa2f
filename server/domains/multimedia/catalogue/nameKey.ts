import { foldText } from '../../../kit/text/foldText.ts';

/** One sign may become many when it is taken apart; a column and an index have an end. */
const longest = 240;

/**
 * What stays the same when a name is written in another way: no case, accents, punctuation or spaces, no article before
 * it, “and” for “&”. Empty for a name without any letter or digit.
 */
export function nameKey(name: string): string {
  return foldText(name)
    .replaceAll('&', ' and ')
    .replace(/^\s*the\s+(?=\S)/, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '')
    .slice(0, longest)
    .toWellFormed();
}
