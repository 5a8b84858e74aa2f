import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** Languages that the form of a radio offers, most common first. The server accepts any language tag. */
export const languages = ['fr', 'ar', 'en', 'de', 'es', 'it', 'pt', 'nl', 'tr', 'ber'] as const;

/** Returns a function that names a language in the user's language, by its tag. */
export function useLanguageName() {
  const { i18n } = useTranslation();
  const names = useMemo(() => new Intl.DisplayNames([i18n.language], { type: 'language' }), [i18n.language]);
  return (tag: string) => names.of(tag) ?? tag;
}
