import { joinNames, namesOf } from '../../../../kit/form/pickers/names';
import { readCue, writeCue } from '../../../../kit/data/cue';
import type { MediumDetail } from '../medium/medium';

/** What is edited of every medium, as it is typed: lists are texts, so that each is one answer in the dialog of a conflict. */
export interface MediumValues {
  title: string;
  credit: string;
  categoryId: string;
  /** One on each line. */
  tagNames: string;
  cueIn: string;
  cueOut: string;
  fadeIn: string;
  fadeOut: string;
  startNext: string;
}

export const cueNames = ['cueIn', 'cueOut', 'fadeIn', 'fadeOut', 'startNext'] as const;

export const valuesOfMedium = (medium: MediumDetail): MediumValues => ({
  title: medium.title,
  credit: medium.credit,
  categoryId: medium.category?.id ?? '',
  tagNames: joinNames(medium.tags.map(({ name }) => name)),
  cueIn: writeCue(medium.cueIn),
  cueOut: writeCue(medium.cueOut),
  fadeIn: writeCue(medium.fadeIn),
  fadeOut: writeCue(medium.fadeOut),
  startNext: writeCue(medium.startNext),
});

/** Its values and those that only its kind has, which stand after the title and the credit. */
export function valuesWith<TOwn>(medium: MediumDetail, own: TOwn) {
  const { title, credit, ...rest } = valuesOfMedium(medium);
  return { title, credit, ...own, ...rest };
}

/** The changes to what all kinds have. */
export const patchOfMedium = (values: MediumValues) => ({
  title: values.title,
  credit: values.credit,
  categoryId: values.categoryId || null,
  tagNames: namesOf(values.tagNames),
  cueIn: readCue(values.cueIn),
  cueOut: readCue(values.cueOut),
  fadeIn: readCue(values.fadeIn),
  fadeOut: readCue(values.fadeOut),
  startNext: readCue(values.startNext),
});
