import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { ChatState } from '../../../apollo/schemaTypes.generated';
import type { Presence } from '../store/presence';

const nobody = new Map<string, never>();
const none: Pick<Presence, 'getState' | 'subscribe' | 'know'> = {
  getState: () => nobody,
  subscribe: () => () => {},
  know: () => {},
};

/** Provides presence to the components of the chat. */
export const PresenceContext = createContext<Pick<Presence, 'getState' | 'subscribe' | 'know'>>(none);

/** Presence of a person; `OFFLINE` while it is unknown. */
export function usePresence(userId: string | undefined): ChatState {
  const presence = useContext(PresenceContext);
  useEffect(() => {
    if (userId) presence.know(userId);
  }, [presence, userId]);
  return useSyncExternalStore(presence.subscribe, () =>
    userId ? (presence.getState().get(userId)?.state ?? 'OFFLINE') : 'OFFLINE',
  );
}
