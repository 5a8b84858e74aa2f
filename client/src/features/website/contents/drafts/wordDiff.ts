import { diffArrays } from 'diff';

/** A part of a text that is in both versions or only in one. */
export interface DiffPart {
  kind: 'SAME' | 'ADDED' | 'REMOVED';
  text: string;
}

/**
 * Compares two plain texts word by word. Words are split by `Intl.Segmenter`: the word functions of `diff` compare
 * Arabic letter by letter.
 */
export const wordDiff = (before: string, after: string, language: string): DiffPart[] =>
  diffArrays(wordsOf(before, language), wordsOf(after, language)).map(({ added, removed, value }) => ({
    kind: added ? 'ADDED' : removed ? 'REMOVED' : 'SAME',
    text: value.join(''),
  }));

const wordsOf = (text: string, language: string) =>
  [...new Intl.Segmenter(language, { granularity: 'word' }).segment(text)].map(({ segment }) => segment);

/** Converts HTML to plain text, with a line per paragraph, heading, item and table row. */
export function linesOf(html: string): string {
  const { body } = new DOMParser().parseFromString(html, 'text/html');
  for (const block of body.querySelectorAll('p, h1, h2, h3, h4, li, blockquote, tr, br, figcaption'))
    block.append('\n');
  return body.textContent.trim();
}
