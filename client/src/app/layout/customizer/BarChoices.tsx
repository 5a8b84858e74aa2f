import { useTranslation } from 'react-i18next';
import { definitions } from '../preferences';
import { Choice } from './Choice';
import { NavbarSample } from './samples';

/** Preferences: behaviour and colour of the navbar. */
export function BarChoices() {
  const { t } = useTranslation();
  return (
    <>
      <Choice
        name="navbar"
        label={t('customizer.navbar.label')}
        choices={definitions.navbar.allowed}
        labelOf={(navbar) => t(`customizer.navbar.${navbar}`)}
      />
      <Choice
        name="navbarColour"
        label={t('customizer.navbarColour.label')}
        choices={definitions.navbarColour.allowed}
        labelOf={(colour) =>
          colour === 'white' || colour === 'dark'
            ? t(`customizer.navbarColour.${colour}`)
            : t(`customizer.themeColour.${colour}`)
        }
        sampleOf={(colour) => <NavbarSample colour={colour} />}
      />
    </>
  );
}
