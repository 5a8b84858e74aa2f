/** How the person likes the portal to look; kept in local storage. */
export interface LayoutPreferences {
  skin: Skin;
  language: Language;
  menuCollapsed: boolean;
}

export const skins = ['light', 'dark', 'bordered', 'semi-dark'] as const;
export type Skin = (typeof skins)[number];

export const languages = ['en', 'fr'] as const;
export type Language = (typeof languages)[number];

export const storageKey = 'regie.layout';

export const defaultPreferences: LayoutPreferences = {
  skin: 'semi-dark',
  language: 'en',
  menuCollapsed: false,
};

/** Reads stored preferences; whatever is missing or not allowed becomes its default. */
export function parsePreferences(stored: string | null): LayoutPreferences {
  const values = parseObject(stored);
  return {
    skin: oneOf(skins, values['skin']) ?? defaultPreferences.skin,
    language: oneOf(languages, values['language']) ?? defaultPreferences.language,
    menuCollapsed:
      typeof values['menuCollapsed'] === 'boolean'
        ? values['menuCollapsed']
        : defaultPreferences.menuCollapsed,
  };
}

/** Shows the skin and the language on the document itself. */
export function applyToDocument({ skin, language }: LayoutPreferences, root = document.documentElement) {
  root.dataset['skin'] = skin;
  root.classList.toggle('dark', skin === 'dark');
  root.classList.toggle('light', skin !== 'dark');
  root.lang = language;
}

function parseObject(text: string | null): Record<string, unknown> {
  try {
    const value: unknown = JSON.parse(text ?? '{}');
    return typeof value === 'object' && value !== null ? (value as Record<string, unknown>) : {};
  } catch {
    return {};
  }
}

function oneOf<T extends string>(allowed: readonly T[], value: unknown): T | undefined {
  return allowed.find((candidate) => candidate === value);
}
