import { useTranslation } from 'react-i18next';
import type { SiteLanguage } from '../../apollo/schemaTypes.generated';

export const siteLanguages = ['EN', 'FR', 'AR'] as const satisfies readonly SiteLanguage[];

/** The language of the website that is also the language of the portal. */
export function useOwnSiteLanguage(): SiteLanguage {
  const { i18n } = useTranslation();
  return siteLanguages.find((language) => language.toLowerCase() === i18n.language) ?? siteLanguages[0];
}

/** The languages of the website, as options of a field or filter. */
export function useSiteLanguages() {
  const { t } = useTranslation();
  return siteLanguages.map((value) => ({ value, label: t(`website.languages.${value}`) }));
}
