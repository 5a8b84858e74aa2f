import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';
import type { Playable } from '../playerTypes';

/*
 * The video that is shown over the page, if any: what asks for it and what shows it are in different places.
 */

const store = createStore<{ video: Playable | undefined }>(() => ({ video: undefined }));

export const videoStage = {
  show: (video: Playable) => store.setState({ video }),
  close: () => store.setState({ video: undefined }),
};

/** The video that is shown. */
export const useShownVideo = () => useStore(store, ({ video }) => video);
