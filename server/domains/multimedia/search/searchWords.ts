/** The words that a search of the library understands, each with a value behind a colon. */
export const searchWords = ['artist', 'album', 'tag', 'playlist', 'category', 'kind', 'is'] as const;
export type SearchWord = (typeof searchWords)[number];

export interface SearchTerm {
  word: SearchWord;
  value: string;
  /** Written with a hyphen before it: it must not hold. */
  isNot: boolean;
}

export interface ParsedSearch {
  terms: SearchTerm[];
  /** What is left, to be looked for as a text. */
  text: string;
}

/** In our own spelling, too. */
const spellings: Record<string, SearchWord> = {
  ...Object.fromEntries(searchWords.map((word) => [word, word])),
  artiste: 'artist',
};
/** A value goes on to the next space, or from one quote to the next; the last quote may still be missing. */
const term = new RegExp(`(?<=^|\\s)(-?)(${Object.keys(spellings).join('|')}):(?:"([^"]*)"?|(\\S*))`, 'gi');

/** Takes a search apart into its terms and the text around them. A word without a value is not finished yet, and left out. */
export function parseSearch(search: string): ParsedSearch {
  const terms: SearchTerm[] = [];
  const rest = search.replaceAll(term, (_, hyphen: string, word: string, quoted?: string, plain?: string) => {
    const value = (quoted ?? plain ?? '').trim();
    if (value) terms.push({ word: spellings[word.toLowerCase()]!, value, isNot: hyphen !== '' });
    return ' ';
  });
  return { terms, text: rest.replaceAll(/\s+/g, ' ').trim() };
}
