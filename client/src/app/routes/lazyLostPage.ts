/** Loaded by those who are lost. */
export const loadLostPage = async () => ({ default: (await import('./LostPage')).LostPage });

export const lostPage = async () => ({ Component: (await loadLostPage()).default });
