import { ApolloProvider } from '@apollo/client/react';
import { ChakraProvider } from '@chakra-ui/react';
import { Suspense, type ReactNode } from 'react';
import type { Api } from '../apollo/client';
import { SessionProvider } from '../apollo/SessionContext';
import type { SessionStore } from '../apollo/sessionStore';
import { ConfirmProvider } from '../kit/feedback/ConfirmProvider';
import { ProofHost } from '../kit/proof/ProofHost';
import { Splash } from './Splash';
import { system } from './theme/system';

/** Everything that the screens need around them. */
export function Providers({
  session,
  api,
  children,
}: {
  session: SessionStore;
  api: Api;
  children: ReactNode;
}) {
  return (
    <ChakraProvider value={system}>
      <SessionProvider session={session} api={api}>
        <ApolloProvider client={api.client}>
          <Suspense fallback={<Splash />}>
            <ConfirmProvider>{children}</ConfirmProvider>
            <ProofHost />
          </Suspense>
        </ApolloProvider>
      </SessionProvider>
    </ChakraProvider>
  );
}
