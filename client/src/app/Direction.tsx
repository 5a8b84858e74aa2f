import { LocaleProvider } from '@chakra-ui/react';
import type { ReactNode } from 'react';
import { directionOf } from '../i18n/languages';
import { directionOfPortal } from './layout/preferences';
import { usePreferences } from './layout/preferencesStore';

/**
 * Tells the component library which way is forward, for its arrow keys, drawers and toasts. It takes that from a
 * language; when the portal is read the other way by choice, from one that is.
 */
export function Direction({ children }: { children: ReactNode }) {
  const [preferences] = usePreferences();
  const direction = directionOfPortal(preferences);
  const { language } = preferences;
  const locale = directionOf(language) === direction ? language : direction === 'rtl' ? 'ar' : 'en';
  return <LocaleProvider locale={locale}>{children}</LocaleProvider>;
}
