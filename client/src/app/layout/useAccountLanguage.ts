import { useEffect } from 'react';
import { useViewer } from '../../apollo/session/SessionContext';
import { languages } from '../../i18n/languages';
import { changePreferences, getPreferences } from './preferencesStore';

/** The portal speaks the language of the account, on whichever device, once it is known or changes. */
export function useAccountLanguage() {
  const { language } = useViewer();
  useEffect(() => {
    const spoken = languages.find((known) => known === language);
    if (spoken && spoken !== getPreferences().language) changePreferences({ language: spoken });
  }, [language]);
}
