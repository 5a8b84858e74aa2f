import { foldText } from '../../../../kit/foldText.ts';

/**
 * Maximum length of a key. Folding may expand a character to many, and the sizes of column and index are
 * limited.
 */
const longest = 240;

/**
 * Comparison key of a name, which is equal for different spellings.
 * It ignores case, accents, punctuation, spaces and a leading “the”, and has “and” for “&”. Empty for a name without letters and
 * digits.
 */
export function nameKey(name: string): string {
  return foldText(name)
    .replaceAll('&', ' and ')
    .replace(/^\s*the\s+(?=\S)/, '')
    .replaceAll(/[^\p{Letter}\p{Number}]+/gu, '')
    .slice(0, longest)
    .toWellFormed();
}
