import type {
  SectionInput,
  SectionKind,
  SiteLanguage,
  WebsiteDesignInput,
} from '../../../apollo/schemaTypes.generated';
import { siteLanguages } from '../useSiteLanguages';
import type { DesignPartsFragment } from '../design/design.generated';
import { sectionKinds } from './sectionKinds';

/** Form values of a section: texts per language, and the number of entries as text. */
export interface SectionValues {
  key: string;
  kind: SectionKind;
  isHidden: boolean;
  count: string;
  texts: Record<SiteLanguage, { title: string; text: string }>;
}

export interface HomeValues {
  sections: SectionValues[];
}

const noTexts = () =>
  Object.fromEntries(
    siteLanguages.map((language) => [language, { title: '', text: '' }]),
  ) as SectionValues['texts'];

export const newSection = (kind: SectionKind): SectionValues => ({
  key: crypto.randomUUID(),
  kind,
  isHidden: false,
  count: String(sectionKinds[kind].count ?? 1),
  texts: noTexts(),
});

export const valuesOfHome = ({ sections }: Pick<DesignPartsFragment, 'sections'>): HomeValues => ({
  sections: sections.map(({ key, kind, isHidden, count, texts }) => ({
    key,
    kind,
    isHidden,
    count: String(count),
    texts: {
      ...noTexts(),
      ...Object.fromEntries(texts.map(({ language, title, text }) => [language, { title, text }])),
    },
  })),
});

const inputOfSection = ({ texts, count, ...section }: SectionValues): SectionInput => ({
  ...section,
  count: Number(count),
  texts: siteLanguages.flatMap((language) => {
    const { title, text } = texts[language];
    return title || text ? [{ language, title, text }] : [];
  }),
});

export const inputOfHome = ({ sections }: HomeValues): WebsiteDesignInput => ({
  sections: sections.map(inputOfSection),
});
