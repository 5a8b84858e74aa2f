import { ApolloProvider } from '@apollo/client/react';
import { useEffect, useState, type ReactNode } from 'react';
import { refetchOnReconnect } from '../apollo/refetchOnReconnect';
import { createApi } from '../apollo/client';
import { useSessionContext } from '../apollo/session/SessionContext';
import { ReauthenticationContext } from '../kit/proof/ReauthenticationContext';
import { ReauthenticationHost } from '../kit/proof/ReauthenticationHost';

/** Provides the API client of the signed-in person. It is unmounted at sign-out, together with the cached data. */
export function ApiProvider({ children }: { children: ReactNode }) {
  const { session, refresh } = useSessionContext();
  const [{ client, reauthentication }] = useState(() => createApi(session, refresh));
  useEffect(() => refetchOnReconnect(client), [client]);
  return (
    <ApolloProvider client={client}>
      <ReauthenticationContext value={reauthentication}>
        {children}
        <ReauthenticationHost />
      </ReauthenticationContext>
    </ApolloProvider>
  );
}
