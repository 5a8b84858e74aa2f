import { LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { directionOf } from '../i18n/languages';
import { directionOfPortal } from './layout/preferences';
import { usePreferences } from './layout/preferencesStore';

/**
 * Sets the reading direction of the component library, for its arrow keys, drawers and toasts. The library derives the direction from a
 * locale. When the user has chosen the opposite of their language's direction, this passes a locale with the chosen direction.
 */
export function Direction({ children }: { children: ReactNode }) {
  const [preferences] = usePreferences();
  const direction = directionOfPortal(preferences);
  const { language } = preferences;
  const locale = directionOf(language) === direction ? language : direction === 'rtl' ? 'ar' : 'en';
  return <LocaleProvider locale={locale}>{children}</LocaleProvider>;
}
