import i18next, { type BackendModule, type ThirdPartyModule } from 'i18next';
import { initReactI18next, setI18n } from 'react-i18next';
import { counts, interpolation } from './counts';

/** Backend of i18next that fetches the texts of a language. Our own, because a plain request is enough. */
const texts: BackendModule = {
  type: 'backend',
  callbackApi: false,
  init: () => undefined,
  read: async (language) => {
    const answer = await fetch(`/assets/data/locales/${language}.json`);
    if (!answer.ok) throw new Error(`No texts for ${language}: ${answer.status}`);
    return (await answer.json()) as Record<string, never>;
  },
};

/**
 * Connects i18next to React. Each `useTranslation` copies all own properties of the instance. This passes React an object that inherits
 * them instead, so that nothing is copied.
 */
const forReact: ThirdPartyModule = {
  type: '3rdParty',
  init: (translations) => {
    initReactI18next.init(translations);
    setI18n(Object.create(translations) as typeof translations);
  },
};

/** Starts i18next. Fetches the texts of a language once; English texts replace missing ones. */
export function startTranslations(language: string) {
  loadFont(language);
  return i18next.use(texts).use(forReact).use(counts).init({
    lng: language,
    fallbackLng: 'en',
    interpolation,
    returnNull: false,
  });
}

// In `npm run dev`, changed texts appear without a reload.
import.meta.hot?.on('texts:changed', async () => {
  await i18next.reloadResources();
  await i18next.changeLanguage(i18next.language);
});

/** Switches the language of all texts on the screen. */
export function changeLanguage(language: string) {
  loadFont(language);
  return i18next.changeLanguage(language);
}

/** Loads the Arabic font for the Arabic language. Without it, the system's font is used. */
function loadFont(language: string) {
  if (language === 'ar') void import('./arabicFont.ts').catch(() => undefined);
}
