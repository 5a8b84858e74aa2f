import { useSaveLanguage } from '../../features/accounts/useSaveLanguage';
import type { Language } from '../../i18n/languages';
import { changePreferences } from './preferencesStore';

/** Returns a function that changes the language, here at once and in the account for other devices. */
export function useChooseLanguage() {
  const saveLanguage = useSaveLanguage();
  return (language: Language) => {
    changePreferences({ language });
    void saveLanguage(language);
  };
}
