import type {
  SectionInput,
  SectionKind,
  SiteLanguage,
  WebsiteDesignInput,
} from '../../../apollo/schemaTypes.generated';
import type { Picked } from '../../../kit/form/pickers/found';
import { siteLanguages } from '../useSiteLanguages';
import type { DesignPartsFragment } from '../design/design.generated';

/** Form values of a section: its record, texts per language, and the number of entries as text. */
export interface SectionValues {
  key: string;
  /** Null for a stored kind that the server does not know. */
  kind: SectionKind | null;
  isHidden: boolean;
  count: string;
  /** The record to which the section is limited; empty for no limit. */
  record: Picked;
  texts: Record<SiteLanguage, { title: string; text: string }>;
}

export interface HomeValues {
  sections: SectionValues[];
}

const noTexts = () =>
  Object.fromEntries(
    siteLanguages.map((language) => [language, { title: '', text: '' }]),
  ) as SectionValues['texts'];

/** `count` is the number of entries. */
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
      ...Object.fromEntries(texts.map(({ language, title, text }) => [language, { title, text }])),
    },
  })),
});

const inputOfSection = ({ texts, count, record, ...section }: SectionValues): SectionInput => ({
  ...section,
  count: Number(count),
  recordId: record.id || null,
  texts: siteLanguages.flatMap((language) => {
    const { title, text } = texts[language];
    return title || text ? [{ language, title, text }] : [];
  }),
});

export const inputOfHome = ({ sections }: HomeValues): WebsiteDesignInput => ({
  sections: sections.map(inputOfSection),
});
