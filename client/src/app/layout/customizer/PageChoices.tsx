import { useTranslation } from 'react-i18next';
import { definitions } from '../preferences';
import { Choice } from './Choice';
import { OnOff } from './OnOff';

/** Preferences: menu position, content width, page transition, and the station banner. */
export function PageChoices() {
  const { t } = useTranslation();
  return (
    <>
      <Choice
        name="layout"
        label={t('customizer.layout.label')}
        choices={definitions.layout.allowed}
        labelOf={(layout) => t(`customizer.layout.${layout}`)}
      />
      <OnOff name="menuCollapsed" label={t('customizer.menuCollapsed')} />
      <Choice
        name="contentWidth"
        label={t('customizer.contentWidth.label')}
        choices={definitions.contentWidth.allowed}
        labelOf={(width) => t(`customizer.contentWidth.${width}`)}
      />
      <Choice
        name="transition"
        label={t('customizer.transition.label')}
        choices={definitions.transition.allowed}
        labelOf={(transition) => t(`customizer.transition.${transition}`)}
      />
      <OnOff name="banner" label={t('customizer.banner')} />
    </>
  );
}
