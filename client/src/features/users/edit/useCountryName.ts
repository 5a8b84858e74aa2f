import { useTranslation } from 'react-i18next';

/** Names a user's country in the viewer's language; without a country code, returns the stored name. */
export function useCountryName() {
  const { i18n } = useTranslation();
  return ({ countryCode, country }: { countryCode: string | null; country: string }) =>
    countryCode
      ? (new Intl.DisplayNames(i18n.language, { type: 'region' }).of(countryCode) ?? country)
      : country;
}
