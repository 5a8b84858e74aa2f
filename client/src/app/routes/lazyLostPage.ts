/** Loads the page for unknown addresses, on demand. */
export const loadLostPage = async () => ({ default: (await import('./LostPage')).LostPage });

export const lostPage = async () => ({ Component: (await loadLostPage()).default });
