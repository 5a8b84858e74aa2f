import type { FieldProblems } from '../../../kit/errors.ts';

const maxTags = 12;
const maxTagLength = 40;

export const problemsOfTags = (tags: readonly string[] = []): FieldProblems =>
  tags.length > maxTags || tags.some((tag) => tag.length > maxTagLength) ? { tags: 'tooLong' } : {};

/** Removes empty tags and duplicates, ignoring case. */
export function cleanTags(tags: readonly string[]): string[] {
  const known = new Map<string, string>();
  for (const tag of tags) {
    const text = tag.toWellFormed().replaceAll(/\s+/g, ' ').trim();
    if (text && !known.has(text.toLowerCase())) known.set(text.toLowerCase(), text);
  }
  return [...known.values()];
}
