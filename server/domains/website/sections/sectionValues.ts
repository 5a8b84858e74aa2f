import { invalidInput } from '../../../kit/errors.ts';
import { cleanLongHtml } from '../../../kit/html/cleanLongHtml.ts';
import { referencesIn } from '../../../kit/html/references.ts';
import type { Section, SectionInput, SectionTextInput } from './section.ts';
import { isKnownKind, settingsOf } from './sectionSettings.ts';

/** True when each key occurs once, and each language once in the texts of a section. */
export const areDistinct = (sections: readonly SectionInput[]): boolean =>
  isSet(sections.map(({ key }) => key)) &&
  sections.every(({ texts }) => isSet(texts.map(({ language }) => language)));

/** True when each value occurs once. */
export const isSet = (values: readonly string[]) => new Set(values).size === values.length;

/**
 * Converts inputs to stored sections. This is the only place where their HTML is sanitised. Sections without a kind stay as they are in
 * `stored`, because only a later version knows their kind.
 */
export async function cleanSections(
  sections: readonly SectionInput[],
  stored: readonly Section[],
): Promise<Section[]> {
  const { sectionKinds } = await import('./kinds/sectionKinds.ts');
  return Promise.all(
    sections.map(async ({ kind, ...section }) => {
      if (!kind) return storedSection(section, stored);
      const { schema } = sectionKinds[kind];
      const parsed = schema.safeParse(settingsOf(section));
      if (!parsed.success) throw invalidInput({ sections: 'invalid' });
      const { recordId = null } = parsed.data as Partial<Section>;
      const texts = await cleanTexts(section.texts, 'text' in schema.shape);
      return { ...section, kind, recordId, texts };
    }),
  );
}

function storedSection({ key, isHidden }: Omit<SectionInput, 'kind'>, stored: readonly Section[]): Section {
  const known = stored.find((section) => section.key === key && !isKnownKind(section.kind));
  if (!known) throw invalidInput({ sections: 'unknown' });
  return { ...known, isHidden };
}

const cleanTexts = (texts: readonly SectionTextInput[], hasText: boolean) =>
  Promise.all(
    texts.map(async ({ language, title, text }) => ({
      language,
      title: title.trim(),
      text: hasText ? await cleanSiteText(text, 'sections') : '',
    })),
  );

/**
 * Sanitises a text of the website that belongs to no content. It refers to records like the text of a content, except to sounds of the
 * library: visitors reach these only through a content.
 */
export async function cleanSiteText(text: string, field: string): Promise<string> {
  const cleaned = await cleanLongHtml(text, { references: true });
  if (referencesIn(cleaned).some(({ type }) => type === 'MediaItem'))
    throw invalidInput({ [field]: 'unavailableSound' });
  return cleaned;
}
