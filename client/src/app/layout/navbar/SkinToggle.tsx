import { IconButton } from '@chakra-ui/react';
import { Moon, Sun } from 'lucide-react';
import { useRef } from 'react';
import { useTranslation } from 'react-i18next';
import { defaultPreferences, type Skin } from '../preferences';
import { usePreferences } from '../preferencesStore';

/** Toggles between the dark skin and the previous light skin. */
export function SkinToggle() {
  const { t } = useTranslation();
  const [{ skin }, change] = usePreferences();
  const lightSkin = useRef<Skin>(defaultPreferences.skin);
  const isDark = skin === 'dark';

  const toggle = () => {
    if (!isDark) lightSkin.current = skin;
    change({ skin: isDark ? lightSkin.current : 'dark' });
  };
  const label = isDark ? t('shell.useLight') : t('shell.useDark');
  return (
    <IconButton variant="ghost" color="fg.muted" onClick={toggle} aria-label={label} title={label}>
      {isDark ? <Sun aria-hidden /> : <Moon aria-hidden />}
    </IconButton>
  );
}
