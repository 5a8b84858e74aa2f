import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Refresh } from './refresh';
import type { SessionState, SessionStore, Viewer } from './sessionStore';
import type { ViewedRole } from './tabView';

interface SessionContextValue {
  session: SessionStore;
  refresh: Refresh;
}

const SessionContext = createContext<SessionContextValue | null>(null);

/** Makes the session known to everything below. */
export function SessionProvider({ children, ...value }: SessionContextValue & { children: ReactNode }) {
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** The session store and what renews it, for the few places that change who is signed in. */
export function useSessionContext(): SessionContextValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('SessionProvider is missing');
  return value;
}

/** Whether someone is signed in, and who. */
export function useSession(): SessionState {
  const { session } = useSessionContext();
  return useSyncExternalStore(session.subscribe, session.getState);
}

/** The signed-in person; for screens that are shown to signed-in people only. */
export function useViewer(): Viewer {
  const { viewer } = useSession();
  if (!viewer) throw new Error('Nobody is signed in');
  return viewer;
}

/** The role that this tab views the portal as, if any. */
export function useViewedRole(): ViewedRole | undefined {
  const session = useSession();
  return session.status === 'signedIn' ? session.viewedAs : undefined;
}
