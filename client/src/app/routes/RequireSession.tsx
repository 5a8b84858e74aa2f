import { ApolloProvider } from '@apollo/client/react';
import { useDeferredValue, useEffect, useState, type ReactNode } from 'react';
import { Navigate, Outlet, useLocation } from 'react-router-dom';
import { createApi } from '../../apollo/client';
import { refetchOnReconnect } from '../../apollo/refetchOnReconnect';
import { useSession, useSessionContext } from '../../apollo/session/SessionContext';
import { Unreachable } from '../../kit/feedback/Unreachable';
import { ReauthenticationContext } from '../../kit/proof/ReauthenticationContext';
import { ReauthenticationHost } from '../../kit/proof/ReauthenticationHost';
import { Splash } from '../Splash';

/**
 * Renders the routes for signed-in people. Redirects others to the sign-in page. After signing in they return to the
 * page, unless they had signed out by choice.
 */
export function RequireSession() {
  const session = useSession();
  const { pathname, search, hash } = useLocation();
  // Deferred, so that React renders the portal in slices the first time, and clicks are handled in between.
  const isOpen = useDeferredValue(session.status === 'signedIn', false);
  if (session.status === 'starting') return <Splash />;
  if (session.status === 'unreachable') return <Unreachable />;
  if (session.status === 'signedIn') {
    return isOpen ? (
      <ApiProvider>
        <Outlet />
      </ApiProvider>
    ) : (
      <Splash />
    );
  }
  const next = encodeURIComponent(pathname + search + hash);
  return (
    <Navigate to={session.wasChosen || pathname === '/' ? '/sign-in' : `/sign-in?next=${next}`} replace />
  );
}

/** Provides the API client of the signed-in person. It is unmounted at sign-out, together with the cached data. */
function ApiProvider({ children }: { children: ReactNode }) {
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
