import { createContext, useContext, useEffect, useSyncExternalStore } from 'react';
import type { ChatState } from '../../../apollo/schemaTypes.generated';
import type { Presence } from '../store/presence';

const nobody = new Map<string, never>();
const none: Pick<Presence, 'getState' | 'subscribe' | 'know'> = {
  getState: () => nobody,
  subscribe: () => () => {},
  know: () => {},
};

/** Makes known who is here to all that is shown of the chat below. */
export const PresenceContext = createContext<Pick<Presence, 'getState' | 'subscribe' | 'know'>>(none);

/** Whether somebody is here; `GONE` as long as it is not known. */
export function usePresence(userId: string | undefined): ChatState {
  const presence = useContext(PresenceContext);
  useEffect(() => {
    if (userId) presence.know(userId);
  }, [presence, userId]);
  return useSyncExternalStore(presence.subscribe, () =>
    userId ? (presence.getState().get(userId)?.state ?? 'GONE') : 'GONE',
  );
}
