import type { FaqQuery } from './faq.generated';

export type Chapter = FaqQuery['faqCategories'][number];

/** What an address asks for. */
export interface FaqView {
  chapter: string | undefined;
  question: string | undefined;
}

/**
 * The chapter to show: that of the question that was linked to, the one that was chosen, or else the first in which
 * there is something.
 */
export function shownChapter(
  chapters: readonly Chapter[],
  { chapter, question }: FaqView,
): Chapter | undefined {
  const holds = ({ questions }: Chapter) => questions.some(({ id }) => id === question);
  const chosen = chapters.find(({ key }) => key === chapter);
  if (chosen && (question === undefined || holds(chosen))) return chosen;
  return (
    chapters.find(holds) ?? chosen ?? chapters.find(({ questions }) => questions.length > 0) ?? chapters[0]
  );
}

export const questionCount = (chapters: readonly Chapter[]) =>
  chapters.reduce((sum, { questions }) => sum + questions.length, 0);

/** Where else there is a match, when the chapter shown has none. */
export const matchElsewhere = (chapters: readonly Chapter[], shown: Chapter) =>
  shown.questions.length > 0 ? undefined : chapters.find(({ questions }) => questions.length > 0);
