import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/*
 * Whether events arrive at this moment. While they do not, who lives by them asks from time to time; and once they do
 * again, reads what was missed.
 */

const store = createStore(() => ({ isUp: false }));

export const liveStatus = {
  isUp: () => store.getState().isUp,
  set: (isUp: boolean) => store.setState({ isUp }),
};

/** Whether events arrive at this moment. */
export const useIsLive = () => useStore(store, ({ isUp }) => isUp);
