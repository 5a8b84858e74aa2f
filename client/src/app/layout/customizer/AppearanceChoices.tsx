import { useTranslation } from 'react-i18next';
import { definitions } from '../preferences';
import { Choice } from './Choice';
import { ColourSample, SkinSample } from './samples';

/** Preferences: skin and theme colour. */
export function AppearanceChoices() {
  const { t } = useTranslation();
  return (
    <>
      <Choice
        name="skin"
        label={t('customizer.skin')}
        choices={definitions.skin.allowed}
        labelOf={(skin) => t(`shell.skins.${skin}`)}
        sampleOf={(skin) => <SkinSample skin={skin} />}
      />
      <Choice
        name="themeColour"
        label={t('customizer.themeColour.label')}
        choices={definitions.themeColour.allowed}
        labelOf={(colour) => t(`customizer.themeColour.${colour}`)}
        sampleOf={(colour) => <ColourSample colour={colour} />}
      />
    </>
  );
}
