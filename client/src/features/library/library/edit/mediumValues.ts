import { joinNames, namesOf } from '../../../../kit/form/pickers/names';
import { readCue, writeCue } from '../../../../kit/data/sound/cue';
import type { MediumDetail } from '../medium/medium';

/** Form values that all media share, as typed. A list is one text, so that the conflict dialog offers it as a single choice. */
export interface MediumValues {
  title: string;
  credit: string;
  categoryId: string;
  /** One tag per line. */
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

/** Returns the form values of a medium, with those of its own kind after the title and the credit. */
export function valuesWith<TOwn>(medium: MediumDetail, own: TOwn) {
  const { title, credit, ...rest } = valuesOfMedium(medium);
  return { title, credit, ...own, ...rest };
}

/** Builds the part of a medium's patch for the fields that all media share. */
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
