import type {
  QuizQuestionInput,
  SectionInput,
  SectionKind,
  SiteLanguage,
  WebsiteDesignInput,
} from '../../../apollo/schemaTypes.generated';
import type { Picked } from '../../../kit/form/pickers/found';
import { siteLanguages } from '../useSiteLanguages';
import type { DesignPartsFragment } from '../design/design.generated';

/** Form values of a list item in a home page section, such as a quiz question. */
export interface ItemValues {
  text: string;
  answers: { value: string }[];
  /** Index of the right answer as text; empty when none is chosen. */
  right: string;
  explanation: string;
}

interface TextValues {
  title: string;
  text: string;
  questions: ItemValues[];
}

/** Form values of a section: its record, texts per language, and the number of entries as text. */
export interface SectionValues {
  key: string;
  /** Null for a stored kind that the server does not know. */
  kind: SectionKind | null;
  isHidden: boolean;
  count: string;
  /** The record to which the section is limited; empty for no limit. */
  record: Picked;
  texts: Record<SiteLanguage, TextValues>;
}

export interface HomeValues {
  sections: SectionValues[];
}

const noText = (): TextValues => ({ title: '', text: '', questions: [] });

const noTexts = (): SectionValues['texts'] => ({ AR: noText(), EN: noText(), FR: noText() });

/** Returns a new home page section; `count` is the number of entries that it shows. */
export const newSection = (kind: SectionKind, count = 1): SectionValues => ({
  key: crypto.randomUUID(),
  kind,
  isHidden: false,
  count: String(count),
  record: { id: '', text: '' },
  texts: noTexts(),
});

export const valuesOfHome = ({ sections }: Pick<DesignPartsFragment, 'sections'>): HomeValues => ({
  sections: sections.map(({ key, kind, isHidden, count, recordId, subject, texts }) => ({
    key,
    kind,
    isHidden,
    count: String(count),
    record: { id: recordId ?? '', text: subject?.name ?? '' },
    texts: {
      ...noTexts(),
      ...Object.fromEntries(
        texts.map(({ language, title, text, questions }) => [
          language,
          { title, text, questions: questions.map(valuesOfQuestion) },
        ]),
      ),
    },
  })),
});

/** Returns an empty list item with this number of empty lines. */
export const newItem = (lines: number): ItemValues => ({
  text: '',
  answers: Array.from({ length: lines }, () => ({ value: '' })),
  right: '',
  explanation: '',
});

const valuesOfQuestion = ({ text, answers, right, explanation }: QuizQuestionInput): ItemValues => ({
  text,
  answers: answers.map((value) => ({ value })),
  right: String(right),
  explanation: explanation ?? '',
});

const inputOfQuestion = ({ text, answers, right, explanation }: ItemValues): QuizQuestionInput => ({
  text,
  answers: answers.map(({ value }) => value),
  right: right === '' ? -1 : Number(right),
  explanation,
});

/**
 * Returns whether a list item has any text. Empty items are not sent, so that adding one does not make the form invalid.
 */
export const isWritten = ({ text, answers, explanation }: ItemValues): boolean =>
  [text, explanation, ...answers.map(({ value }) => value)].some((entry) => entry.trim() !== '');

/** The texts that are sent. */
const writtenTexts = (texts: SectionValues['texts']) =>
  siteLanguages.flatMap((language) => {
    // A draft that the browser stored before sections had questions has none.
    const { title, text, questions = [] } = texts[language];
    const written = questions.filter(isWritten);
    return title || text || written.length > 0 ? [{ language, title, text, questions: written }] : [];
  });

const inputOfSection = ({ texts, count, record, ...section }: SectionValues): SectionInput => ({
  ...section,
  count: Number(count),
  recordId: record.id || null,
  texts: writtenTexts(texts).map(({ questions, ...text }) => ({
    ...text,
    questions: questions.map(inputOfQuestion),
  })),
});

export const inputOfHome = ({ sections }: HomeValues): WebsiteDesignInput => ({
  sections: sections.map(inputOfSection),
});

/**
 * Converts an error path in the server's input to the path of the form field. The input lists only the languages that have
 * texts and the questions that are not empty, so that its indexes differ.
 */
export function fieldOfHome({ sections }: HomeValues, path: string): string {
  const [, section, text, field] = /^sections\.(\d+)\.texts\.(\d+)\.(.+)$/.exec(path) ?? [];
  const texts = sections[Number(section)]?.texts;
  const language = texts && writtenTexts(texts)[Number(text)]?.language;
  if (!language || !field) return path;
  const [, question, rest = ''] = /^questions\.(\d+)(.*)$/.exec(field) ?? [];
  const { questions = [] } = texts[language];
  const index = questions.indexOf(questions.filter(isWritten)[Number(question)]!);
  const ofItem = `questions.${index}${rest.replace(/^\.answers\.\d+$/, '$&.value')}`;
  return `sections.${section}.texts.${language}.${index < 0 ? field : ofItem}`;
}
