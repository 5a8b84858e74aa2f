import { useTranslation } from 'react-i18next';
import type { SiteLanguage } from '../../apollo/schemaTypes.generated';

export const siteLanguages = ['EN', 'FR', 'AR'] as const satisfies readonly SiteLanguage[];

/** The languages of the website, as options of a field or filter. */
export function useSiteLanguages() {
  const { t } = useTranslation();
  return siteLanguages.map((value) => ({ value, label: t(`website.languages.${value}`) }));
}
