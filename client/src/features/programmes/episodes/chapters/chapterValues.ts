import { readCue, writeCue } from '../../../../kit/data/cue';
import type { EpisodeFieldsFragment } from '../episodes.generated';

export const maxChapters = 200;

/** A chapter as it is typed. */
export interface ChapterValues {
  start: string;
  title: string;
  link: string;
}

export interface ChaptersValues {
  chapters: ChapterValues[];
}

/** Where a chapter begins: whole seconds unless it was more exact. */
export const startText = (milliseconds: number) => writeCue(milliseconds).replace(/\.000$/, '');

export const valuesOfChapters = ({ chapters }: Pick<EpisodeFieldsFragment, 'chapters'>): ChaptersValues => ({
  chapters: chapters.map(({ start, title, link }) => ({ start: startText(start), title, link })),
});

export const startOf = ({ start }: ChapterValues) => readCue(start) ?? 0;

/** In the order in which they are heard. */
export const inOrder = (chapters: readonly ChapterValues[]) =>
  chapters.toSorted((a, b) => startOf(a) - startOf(b));

export const inputOfChapters = (chapters: readonly ChapterValues[]) =>
  chapters.map((chapter) => ({ start: startOf(chapter), title: chapter.title, link: chapter.link }));

/** What is wrong with a place where a chapter is said to begin. */
export const problemOfStart = (text: string) => (readCue(text) === undefined ? 'clock' : undefined);
