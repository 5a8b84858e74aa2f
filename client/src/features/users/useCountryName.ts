import { useTranslation } from 'react-i18next';

/** Names the country of a user in the language of the reader, or as it was given without a code. */
export function useCountryName() {
  const { i18n } = useTranslation();
  return ({ countryCode, country }: { countryCode: string | null; country: string }) =>
    countryCode
      ? (new Intl.DisplayNames(i18n.language, { type: 'region' }).of(countryCode) ?? country)
      : country;
}
