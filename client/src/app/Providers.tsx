import { ChakraProvider, LocaleProvider } from '@chakra-ui/react';
import { Suspense, type ReactNode } from 'react';
import type { Refresh } from '../apollo/session/refresh';
import { SessionProvider } from '../apollo/session/SessionContext';
import type { SessionStore } from '../apollo/session/sessionStore';
import { directionOf } from '../i18n/languages';
import { ConfirmProvider } from '../kit/feedback/confirm/ConfirmProvider';
import { directionOfPortal } from './layout/preferences';
import { usePreferences } from './layout/preferencesStore';
import { Splash } from './Splash';
import { system } from './theme/system';

/** Providers that all screens need. */
export function Providers({
  session,
  refresh,
  children,
}: {
  session: SessionStore;
  refresh: Refresh;
  children: ReactNode;
}) {
  return (
    <ChakraProvider value={system}>
      <SessionProvider session={session} refresh={refresh}>
        <Direction>
          <Suspense fallback={<Splash />}>
            <ConfirmProvider>{children}</ConfirmProvider>
          </Suspense>
        </Direction>
      </SessionProvider>
    </ChakraProvider>
  );
}

/**
 * Sets the reading direction of the component library, for its arrow keys, drawers and toasts. The library derives the direction from a
 * locale. When the user has chosen the opposite of their language's direction, this passes a locale with the chosen direction.
 */
function Direction({ children }: { children: ReactNode }) {
  const [preferences] = usePreferences();
  const direction = directionOfPortal(preferences);
  const { language } = preferences;
  const locale = directionOf(language) === direction ? language : direction === 'rtl' ? 'ar' : 'en';
  return <LocaleProvider locale={locale}>{children}</LocaleProvider>;
}
