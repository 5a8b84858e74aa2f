import { useEffect } from 'react';
import type { Language } from '../../../i18n/languages';
import type { CommandPart } from '../../../kit/commands/command';
import { useChooseLanguage } from '../useChooseLanguage';

const speakIn = (language: Language): CommandPart =>
  function Speak({ onDone }) {
    const choose = useChooseLanguage();
    useEffect(() => {
      choose(language);
      onDone();
      // eslint-disable-next-line react-hooks/exhaustive-deps -- runs once
    }, []);
    return null;
  };

/** Commands that switch the interface language. */
export const speakCommands: Record<Language, CommandPart> = {
  en: speakIn('en'),
  fr: speakIn('fr'),
  ar: speakIn('ar'),
};
