import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Playable } from '../playerTypes';

/* The video shown in the dialog, if any. A store, because the play buttons and the dialog are far apart. */

const store = createStore<{ video: Playable | undefined }>(() => ({ video: undefined }));

export const videoStage = {
  show: (video: Playable) => store.setState({ video }),
  close: () => store.setState({ video: undefined }),
};

/** The video shown in the dialog. */
export const useShownVideo = () => useStore(store, ({ video }) => video);
