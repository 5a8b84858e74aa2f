import type { LegalPage, SiteLanguage, WebsiteInput } from '../../../apollo/schemaTypes.generated';
import { siteLanguages } from '../useSiteLanguages';
import type { WebmasterFieldsFragment } from './webmaster.generated';

export const legalPages = ['IMPRINT', 'PRIVACY', 'TERMS'] as const satisfies readonly LegalPage[];

type Texts = Record<SiteLanguage, string>;

/** Form values of the webmaster page. Texts are by language; `socialLinks` has one URL per line. */
export interface WebmasterValues {
  phone: string;
  postalAddress: string;
  socialLinks: string;
  isIndexed: boolean;
  titleSuffix: string;
  description: string;
  isInMaintenance: boolean;
  maintenanceUntil: string;
  maintenanceTexts: Texts;
  legalTexts: Record<LegalPage, Texts>;
}

const textsOf = (texts: ReadonlyArray<{ language: SiteLanguage; text: string }>): Texts => {
  const textIn = (language: SiteLanguage) => texts.find((text) => text.language === language)?.text ?? '';
  return { EN: textIn('EN'), FR: textIn('FR'), AR: textIn('AR') };
};

export function valuesOfWebmaster(website: WebmasterFieldsFragment): WebmasterValues {
  const ofPage = (page: LegalPage) => textsOf(website.legalTexts.filter((text) => text.page === page));
  return {
    phone: website.phone,
    postalAddress: website.postalAddress,
    socialLinks: website.socialLinks.join('\n'),
    isIndexed: website.isIndexed,
    titleSuffix: website.titleSuffix,
    description: website.description,
    isInMaintenance: website.isInMaintenance,
    maintenanceUntil: website.maintenanceUntil ?? '',
    maintenanceTexts: textsOf(website.maintenanceTexts),
    legalTexts: { IMPRINT: ofPage('IMPRINT'), PRIVACY: ofPage('PRIVACY'), TERMS: ofPage('TERMS') },
  };
}

export function inputOfWebmaster(values: WebmasterValues): WebsiteInput {
  const { socialLinks, maintenanceUntil, maintenanceTexts, legalTexts, ...input } = values;
  return {
    ...input,
    socialLinks: socialLinks.split(/\s+/).filter(Boolean),
    maintenanceUntil: maintenanceUntil || null,
    maintenanceTexts: siteLanguages.map((language) => ({ language, text: maintenanceTexts[language] })),
    legalTexts: legalPages.flatMap((page) =>
      siteLanguages.map((language) => ({ page, language, text: legalTexts[page][language] })),
    ),
  };
}
