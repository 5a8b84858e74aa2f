import { useMemo } from 'react';
import { useTranslation } from 'react-i18next';

/** The languages that radios speak most often here; a radio may have any other by its tag. */
export const languages = ['fr', 'ar', 'en', 'de', 'es', 'it', 'pt', 'nl', 'tr', 'ber'] as const;

/** Says a language by its tag, in the reader's own. */
export function useLanguageName() {
  const { i18n } = useTranslation();
  const names = useMemo(() => new Intl.DisplayNames([i18n.language], { type: 'language' }), [i18n.language]);
  return (tag: string) => names.of(tag) ?? tag;
}
