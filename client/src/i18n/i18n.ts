import i18next, { type BackendModule, type ThirdPartyModule } from 'i18next';
import { initReactI18next, setI18n } from 'react-i18next';
import { counts, interpolation } from './counts';

/** Fetches the texts of a language; a plain request is all that we need of a backend. */
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

/** Each useTranslation copies all that the translations own themselves; of what they inherit it copies nothing. */
const forReact: ThirdPartyModule = {
  type: '3rdParty',
  init: (translations) => {
    initReactI18next.init(translations);
    setI18n(Object.create(translations) as typeof translations);
  },
};

/** Starts the translations; texts are fetched once per language, English fills what is missing. */
export function startTranslations(language: string) {
  loadFont(language);
  return i18next.use(texts).use(forReact).use(counts).init({
    lng: language,
    fallbackLng: 'en',
    interpolation,
    returnNull: false,
  });
}

// In `npm run dev` a text that was changed shows where it stands.
import.meta.hot?.on('texts:changed', async () => {
  await i18next.reloadResources();
  await i18next.changeLanguage(i18next.language);
});

/** Switches the language of every text on the screen. */
export function changeLanguage(language: string) {
  loadFont(language);
  return i18next.changeLanguage(language);
}

/** The letters that the font of the portal lacks; without them the system's are shown. */
function loadFont(language: string) {
  if (language === 'ar') void import('./arabicFont.ts').catch(() => undefined);
}
