import { cleanLongHtml } from '../../../kit/html/cleanLongHtml.ts';
import type { Section, SectionInput } from './section.ts';

/** True when each key occurs once, and each language once in the texts of a section. */
export const areDistinct = (sections: readonly SectionInput[]): boolean =>
  isSet(sections.map(({ key }) => key)) &&
  sections.every(({ texts }) => isSet(texts.map(({ language }) => language)));

/** True when each value occurs once. */
export const isSet = (values: readonly string[]) => new Set(values).size === values.length;

/** Converts inputs to stored sections. This is the only place where their HTML is sanitised. */
export const cleanSections = (sections: readonly SectionInput[]): Promise<Section[]> =>
  Promise.all(
    sections.map(async ({ texts, ...section }) => ({
      ...section,
      texts: await Promise.all(
        texts.map(async ({ language, title, text }) => ({
          language,
          title: title.trim(),
          text: await cleanLongHtml(text),
        })),
      ),
    })),
  );
