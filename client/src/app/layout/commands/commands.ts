import { Languages, Moon, Sun } from 'lucide-react';
import { languageNames, languages, type Language } from '../../../i18n/languages';
import type { Command } from '../../../kit/commands/command';
import { defineFeature } from '../../../kit/defineFeature';
import { defaultPreferences } from '../preferences';
import { changePreferences, getPreferences } from '../preferencesStore';

const speak = (language: Language): Command => ({
  name: `language-${language}`,
  // Every language is listed under its own name, whatever the interface language is.
  title: () => languageNames[language],
  words: (t) => `${t('shell.languageWords')} ${language}`,
  icon: Languages,
  load: async () => ({ default: (await import('./speakCommands')).speakCommands[language] }),
});

/** Feature with the palette commands of the page frame, such as switching to the dark skin. */
export const frame = defineFeature({
  name: 'frame',
  pages: [],
  commands: [
    {
      name: 'dark',
      title: (t) => t('shell.useDark'),
      words: (t) => t('shell.darkWords'),
      icon: Moon,
      run: () => changePreferences({ skin: 'dark' }),
    },
    {
      name: 'light',
      title: (t) => t('shell.useLight'),
      words: (t) => t('shell.lightWords'),
      icon: Sun,
      run: () => {
        if (getPreferences().skin === 'dark') changePreferences({ skin: defaultPreferences.skin });
      },
    },
    ...languages.map(speak),
  ],
});
