import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { SessionStore } from '../../../apollo/session/sessionStore';

/** State of listening in the portal. `off` hides the player bar; `stopped` shows it without sound. */
export type Listening = 'off' | 'stopped' | 'on';

const store = createStore<{ state: Listening }>(() => ({ state: 'off' }));
let stopFollowing: (() => void) | undefined;

export const listening = {
  /** Starts listening. Ends when `end` is called, the viewer signs out, another user signs in, or the radio changes. */
  begin(session: SessionStore) {
    stopFollowing?.();
    const sessionKey = sessionKeyOf(session);
    stopFollowing = session.subscribe(() => {
      if (sessionKeyOf(session) !== sessionKey) listening.end();
    });
    store.setState({ state: 'on' });
  },
  resume: () => store.setState({ state: 'on' }),
  stop: () => store.setState({ state: 'stopped' }),
  end() {
    stopFollowing?.();
    stopFollowing = undefined;
    store.setState({ state: 'off' });
  },
};

export const useListening = (): Listening => useStore(store, ({ state }) => state);

function sessionKeyOf(session: SessionStore): string {
  const { viewer } = session.getState();
  return `${viewer?.id} ${viewer?.radio?.id}`;
}
