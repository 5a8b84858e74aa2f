/** Keywords of the search language. In a search, a colon and a value follow each keyword. */
export const searchWords = ['artist', 'album', 'tag', 'playlist', 'category', 'kind', 'is'] as const;
export type SearchWord = (typeof searchWords)[number];

export interface SearchTerm {
  word: SearchWord;
  value: string;
  /** True when the term has a leading hyphen: matching media are then excluded. */
  isNot: boolean;
}

export interface ParsedSearch {
  terms: SearchTerm[];
  /** Remaining text for the full-text search. */
  text: string;
}

/** Accepted spellings of the search words; `artiste` is the spelling of the schema. */
const spellings: Record<string, SearchWord> = {
  ...Object.fromEntries(searchWords.map((word) => [word, word])),
  artiste: 'artist',
};
/**
 * A value extends to the next space, or from one quote to the next. The closing quote is optional while
 * typing.
 */
const term = new RegExp(`(?<=^|\\s)(-?)(${Object.keys(spellings).join('|')}):(?:"([^"]*)"?|(\\S*))`, 'gi');

/**
 * Splits a search into terms such as `tag:summer` and the remaining text. Ignores a keyword without a value, because it is still
 * being typed.
 */
export function parseSearch(search: string): ParsedSearch {
  const terms: SearchTerm[] = [];
  const rest = search.replaceAll(term, (_, hyphen: string, word: string, quoted?: string, plain?: string) => {
    const value = (quoted ?? plain ?? '').trim();
    if (value) terms.push({ word: spellings[word.toLowerCase()]!, value, isNot: hyphen !== '' });
    return ' ';
  });
  return { terms, text: rest.replaceAll(/\s+/g, ' ').trim() };
}
