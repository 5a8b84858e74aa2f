import { ChakraProvider } from '@chakra-ui/react';
import { Suspense, type ReactNode } from 'react';
import type { Refresh } from '../apollo/session/refresh';
import { SessionProvider } from '../apollo/session/SessionContext';
import type { SessionStore } from '../apollo/session/sessionStore';
import { ConfirmProvider } from '../kit/feedback/confirm/ConfirmProvider';
import { Direction } from './Direction';
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
