/** The languages of the portal, each under its own name. */
export const languageNames = { en: 'English', fr: 'Français', ar: 'العربية' } as const;

export type Language = keyof typeof languageNames;
export const languages = Object.keys(languageNames) as Language[];

export type Direction = 'ltr' | 'rtl';

/** Returns the direction in which a language is written. */
export const directionOf = (language: Language): Direction => (language === 'ar' ? 'rtl' : 'ltr');
