import { textOfClean } from './cleanHtml.ts';

const maxCharacters = 300;

/** Elements that are no part of a running text: pictures with captions, tables, cards and players. */
const asides = /<(figure|table)>[\s\S]*?<\/\1>|<p data-[^>]*>[\s\S]*?<\/p>/g;

/**
 * Returns the running text of sanitised HTML as plain text. Cuts a text of more than 300 characters at its last space before that
 * length, or at that length when there is no space, and appends `…`.
 */
export function beginningOf(html: string): string {
  const text = textOfClean(html.replaceAll(asides, ' '));
  if (text.length <= maxCharacters) return text;
  const cut = text.slice(0, maxCharacters);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : undefined).toWellFormed()}…`;
}
