import { useKeepLanguage } from '../../features/accounts/useKeepLanguage';
import type { Language } from '../../i18n/languages';
import { changePreferences } from './preferencesStore';

/** Returns a function that changes the language, here at once and in the account for other devices. */
export function useChooseLanguage() {
  const keep = useKeepLanguage();
  return (language: Language) => {
    changePreferences({ language });
    void keep(language);
  };
}
