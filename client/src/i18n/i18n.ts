import i18next from 'i18next';
import HttpBackend from 'i18next-http-backend';
import { initReactI18next } from 'react-i18next';

/** Starts the translations; texts are fetched once per language, English fills what is missing. */
export function startTranslations(language: string) {
  return i18next
    .use(HttpBackend)
    .use(initReactI18next)
    .init({
      lng: language,
      fallbackLng: 'en',
      backend: { loadPath: '/assets/data/locales/{{lng}}.json' },
      interpolation: { escapeValue: false },
      returnNull: false,
    });
}

/** Switches the language of every text on the screen. */
export function changeLanguage(language: string) {
  return i18next.changeLanguage(language);
}
