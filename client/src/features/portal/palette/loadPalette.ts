/** Loads the palette when the user is about to open it, so that it receives what they type next. */
export const loadPalette = () => import('./CommandPalette');
