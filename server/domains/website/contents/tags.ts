import type { FieldProblems } from '../../../kit/errors.ts';
import { foldText } from '../../../kit/foldText.ts';

const maxTags = 12;
const maxTagLength = 40;

export const problemsOfTags = (tags: readonly string[] = []): FieldProblems =>
  tags.length > maxTags || tags.some((tag) => tag.length > maxTagLength) ? { tags: 'tooLong' } : {};

/** Removes empty tags and duplicates, ignoring case and accents. */
export function cleanTags(tags: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const tag of tags) {
    const text = tag.toWellFormed().replaceAll(/\s+/g, ' ').trim();
    const key = foldText(text);
    if (text && !known.has(key)) known.set(key, text);
  }
  return [...known.values()];
}
