import type { z } from 'zod';
import { invalidInput, requireValid, type FieldProblem, type FieldProblems } from '../../../kit/errors.ts';
import { cleanLongHtml } from '../../../kit/html/cleanLongHtml.ts';
import { referencesIn } from '../../../kit/html/references.ts';
import type { SiteLanguage } from '../contents/contentEnums.ts';
import type { QuizQuestion } from './quizQuestion.ts';
import type { Section, SectionInput, SectionText } from './section.ts';
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
  const parsed = sections.map((section) => {
    const schema = section.kind && sectionKinds[section.kind].schema;
    return { section, schema, result: schema?.safeParse(settingsOf(section)) };
  });
  const problems = parsed.map(({ section, result }, index) =>
    problemsOfIssues(result?.error?.issues ?? [], section, `sections.${index}`),
  );
  requireValid(Object.assign({}, ...problems) as FieldProblems);
  return Promise.all(
    parsed.map(async ({ section: { kind, ...section }, schema, result }) => {
      if (!kind || !schema || !result) return storedSection(section, stored);
      const { recordId = null, questions = {} } = result.data as Settings;
      const texts = await cleanTexts(section.texts, 'text' in schema.shape, questions);
      return { ...section, kind, recordId, texts };
    }),
  );
}

/** Settings that are stored as the schema of a kind returns them. */
interface Settings {
  recordId?: string | null;
  questions?: Partial<Record<SiteLanguage, QuizQuestion[]>>;
}

/** Fields of `SectionTextInput` by the setting of the schema. Their issues have the language in the path. */
const textFields: Record<string, string> = { heading: 'title', text: 'text', questions: 'questions' };

/** Problems of a section by the path of the field in the input. */
function problemsOfIssues(
  issues: readonly z.core.$ZodIssue[],
  { texts }: SectionInput,
  prefix: string,
): FieldProblems {
  const pathOf = ([setting, language, ...rest]: readonly PropertyKey[]) => {
    const field = textFields[String(setting)];
    if (!field) return [prefix, setting];
    return [prefix, 'texts', texts.findIndex((text) => text.language === language), field, ...rest];
  };
  return Object.fromEntries(issues.map((issue) => [pathOf(issue.path).join('.'), problemOf(issue)]));
}

function problemOf(issue: z.core.$ZodIssue): FieldProblem {
  const isSize = 'origin' in issue && (issue.origin === 'string' || issue.origin === 'array');
  if (!isSize) return 'invalid';
  return issue.code === 'too_big' ? 'tooLong' : 'required';
}

function storedSection({ key, isHidden }: Omit<SectionInput, 'kind'>, stored: readonly Section[]): Section {
  const known = stored.find((section) => section.key === key && !isKnownKind(section.kind));
  if (!known) throw invalidInput({ sections: 'unknown' });
  return { ...known, isHidden };
}

const cleanTexts = (
  texts: SectionInput['texts'],
  hasText: boolean,
  questions: Partial<Record<SiteLanguage, QuizQuestion[]>>,
): Promise<SectionText[]> =>
  Promise.all(
    texts.map(async ({ language, title, text }) => ({
      language,
      title: title.trim(),
      text: hasText ? await cleanSiteText(text, 'sections') : '',
      questions: questions[language] ?? [],
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
