import type { FaqQuery } from './faq.generated';

export type Chapter = FaqQuery['faqCategories'][number];

/** Chapter key and question id that the URL of the frequent questions contains. */
export interface FaqView {
  chapter: string | undefined;
  question: string | undefined;
}

/** Returns the chapter to show. This is the one of the linked question, the chosen one, or the first with questions. */
export function shownChapter(
  chapters: readonly Chapter[],
  { chapter, question }: FaqView,
): Chapter | undefined {
  const hasQuestion = ({ questions }: Chapter) => questions.some(({ id }) => id === question);
  const chosen = chapters.find(({ key }) => key === chapter);
  if (chosen && (question === undefined || hasQuestion(chosen))) return chosen;
  return (
    chapters.find(hasQuestion) ??
    chosen ??
    chapters.find(({ questions }) => questions.length > 0) ??
    chapters[0]
  );
}

export const questionCount = (chapters: readonly Chapter[]) =>
  chapters.reduce((sum, { questions }) => sum + questions.length, 0);

/** When the shown chapter has no matches, returns the first chapter that has some; otherwise undefined. */
export const matchElsewhere = (chapters: readonly Chapter[], shown: Chapter) =>
  shown.questions.length > 0 ? undefined : chapters.find(({ questions }) => questions.length > 0);
