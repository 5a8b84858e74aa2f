import { useTranslation } from 'react-i18next';
import { languageNames } from '../../../i18n/languages';
import { definitions } from '../preferences';
import { useChooseLanguage } from '../useChooseLanguage';
import { Choice } from './Choice';

/** Preferences: language and reading direction. */
export function ReadingChoices() {
  const { t } = useTranslation();
  const chooseLanguage = useChooseLanguage();
  return (
    <>
      <Choice
        name="language"
        label={t('customizer.language')}
        choices={definitions.language.allowed}
        labelOf={(language) => <span lang={language}>{languageNames[language]}</span>}
        onChoose={chooseLanguage}
      />
      <Choice
        name="direction"
        label={t('customizer.direction.label')}
        choices={definitions.direction.allowed}
        labelOf={(direction) => t(`customizer.direction.${direction}`)}
      />
    </>
  );
}
