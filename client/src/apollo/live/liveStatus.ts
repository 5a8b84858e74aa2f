import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/* Whether live events arrive at present. While they do not, screens poll; when they arrive again, screens refetch. */

const store = createStore(() => ({ isUp: false }));

export const liveStatus = {
  isUp: () => store.getState().isUp,
  set: (isUp: boolean) => store.setState({ isUp }),
};

/** Returns whether live events arrive at present. */
export const useIsLive = () => useStore(store, ({ isUp }) => isUp);
