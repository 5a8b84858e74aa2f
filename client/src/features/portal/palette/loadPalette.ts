/** Loads the palette as soon as the user seems about to open it, so that it is ready when they type. */
export const loadPalette = () => import('./CommandPalette');
