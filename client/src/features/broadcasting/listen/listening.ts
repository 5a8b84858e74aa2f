import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { SessionStore } from '../../../apollo/session/sessionStore';

/** Whether somebody listens to the radio in the portal: `stopped` while the bar is there and silent. */
export type Listening = 'off' | 'stopped' | 'on';

const store = createStore<{ state: Listening }>(() => ({ state: 'off' }));
let stopFollowing: (() => void) | undefined;

export const listening = {
  /** Until it is ended, or somebody else is signed in here, or works on another radio. */
  begin(session: SessionStore) {
    stopFollowing?.();
    const standing = standingOf(session);
    stopFollowing = session.subscribe(() => {
      if (standingOf(session) !== standing) listening.end();
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

function standingOf(session: SessionStore): string {
  const { viewer } = session.getState();
  return `${viewer?.id} ${viewer?.radio?.id}`;
}
