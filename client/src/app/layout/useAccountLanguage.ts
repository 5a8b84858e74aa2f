import { useEffect } from 'react';
import { useViewer } from '../../apollo/session/SessionContext';
import { languages } from '../../i18n/languages';
import { changePreferences, getPreferences } from './preferencesStore';

/** Applies the account's language after it has loaded and whenever it changes. */
export function useAccountLanguage() {
  const { language } = useViewer();
  useEffect(() => {
    const spoken = languages.find((known) => known === language);
    if (spoken && spoken !== getPreferences().language) changePreferences({ language: spoken });
  }, [language]);
}
