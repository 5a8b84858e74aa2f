import { useTranslation } from 'react-i18next';
import type { SiteLanguage } from '../../apollo/schemaTypes.generated';

export const siteLanguages = ['EN', 'FR', 'AR'] as const satisfies readonly SiteLanguage[];

/** Returns the website language that matches the portal's language; the first one when none does. */
export function useOwnSiteLanguage(): SiteLanguage {
  const { i18n } = useTranslation();
  return siteLanguages.find((language) => language.toLowerCase() === i18n.language) ?? siteLanguages[0];
}

/** The languages of the website, as options of a field or filter. */
export function useSiteLanguages() {
  const { t } = useTranslation();
  return siteLanguages.map((value) => ({ value, label: t(`website.languages.${value}`) }));
}
