import { createContext, useContext, useSyncExternalStore, type ReactNode } from 'react';
import type { Refresh } from './refresh';
import type { SessionState, SessionStore, Viewer } from './sessionStore';
import type { ViewedRole } from './tab';

interface SessionContextValue {
  session: SessionStore;
  refresh: Refresh;
}

const SessionContext = createContext<SessionContextValue | null>(null);

/** Provides the session to all components inside. */
export function SessionProvider({ children, ...value }: SessionContextValue & { children: ReactNode }) {
  return <SessionContext value={value}>{children}</SessionContext>;
}

/** Returns the session store and the refresh function, for code that signs people in or out. */
export function useSessionContext(): SessionContextValue {
  const value = useContext(SessionContext);
  if (!value) throw new Error('SessionProvider is missing');
  return value;
}

/** Returns the session's state and, when signed in, the viewer. */
export function useSession(): SessionState {
  const { session } = useSessionContext();
  return useSyncExternalStore(session.subscribe, session.getState);
}

/** Returns the viewer. Throws when nobody is signed in. */
export function useViewer(): Viewer {
  const { viewer } = useSession();
  if (!viewer) throw new Error('Nobody is signed in');
  return viewer;
}

/** Returns the role that this tab views the portal as; undefined without one. */
export function useViewedRole(): ViewedRole | undefined {
  const session = useSession();
  return session.status === 'signedIn' ? session.viewedAs : undefined;
}
