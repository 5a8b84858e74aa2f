/** Fetches the palette, as soon as somebody seems about to open it: what they type next must find it there. */
export const loadPalette = () => import('./CommandPalette');
