import { useKeepLanguage } from '../../features/accounts/useKeepLanguage';
import type { Language } from '../../i18n/languages';
import { changePreferences } from './preferencesStore';

/** Lets the portal speak another language, here at once and wherever else one signs in. */
export function useChooseLanguage() {
  const keep = useKeepLanguage();
  return (language: Language) => {
    changePreferences({ language });
    void keep(language);
  };
}
