import { readCue, writeCue } from '../../../../kit/data/sound/cue';
import type { EpisodeFieldsFragment } from '../episodes.generated';

export const maxChapters = 200;

/** Form values of a chapter. */
export interface ChapterValues {
  start: string;
  title: string;
  link: string;
}

export interface ChaptersValues {
  chapters: ChapterValues[];
}

/** Formats a chapter's start in milliseconds, such as `1:02`. Adds milliseconds unless they are zero. */
export const startText = (milliseconds: number) => writeCue(milliseconds).replace(/\.000$/, '');

export const valuesOfChapters = ({ chapters }: Pick<EpisodeFieldsFragment, 'chapters'>): ChaptersValues => ({
  chapters: chapters.map(({ start, title, link }) => ({ start: startText(start), title, link })),
});

export const startOf = ({ start }: ChapterValues) => readCue(start) ?? 0;

/** Sorts chapters by their start. */
export const inOrder = (chapters: readonly ChapterValues[]) =>
  chapters.toSorted((a, b) => startOf(a) - startOf(b));

export const inputOfChapters = (chapters: readonly ChapterValues[]) =>
  chapters.map((chapter) => ({ start: startOf(chapter), title: chapter.title, link: chapter.link }));

/** Returns the error key `clock` for an invalid start of a chapter; undefined for a valid one. */
export const problemOfStart = (text: string) => (readCue(text) === undefined ? 'clock' : undefined);
