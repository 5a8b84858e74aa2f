import { textOfClean } from './cleanHtml.ts';

const maxCharacters = 300;

/** Returns the first 300 characters of sanitised HTML as plain text, cut at a word boundary. */
export function beginningOf(html: string): string {
  const text = textOfClean(html);
  if (text.length <= maxCharacters) return text;
  const cut = text.slice(0, maxCharacters);
  return `${cut.slice(0, cut.lastIndexOf(' ') > 0 ? cut.lastIndexOf(' ') : undefined).toWellFormed()}…`;
}
