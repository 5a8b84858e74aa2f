import { useStore } from 'zustand';
import { createStore } from 'zustand/vanilla';

/* Open state of the palette. A store, because its button, shortcuts and dialog are far apart. */

const store = createStore(() => ({ isOpen: false }));

export const palette = {
  open: () => store.setState({ isOpen: true }),
  close: () => store.setState({ isOpen: false }),
  toggle: () => store.setState(({ isOpen }) => ({ isOpen: !isOpen })),
};

/** True while the palette is open. */
export const usePaletteIsOpen = () => useStore(store, ({ isOpen }) => isOpen);

/** Loads the palette as soon as the user seems about to open it, so that it is ready when they type. */
export const loadPalette = () => import('./CommandPalette');
