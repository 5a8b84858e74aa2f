import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/*
 * Whether the palette is open: its button, its keys and itself are in different places.
 */

const store = createStore(() => ({ isOpen: false }));

export const palette = {
  open: () => store.setState({ isOpen: true }),
  close: () => store.setState({ isOpen: false }),
  toggle: () => store.setState(({ isOpen }) => ({ isOpen: !isOpen })),
};

/** Whether the palette is open. */
export const usePaletteIsOpen = () => useStore(store, ({ isOpen }) => isOpen);
