/** Loaded by those who are lost. */
export const lostPage = async () => ({ Component: (await import('./LostPage')).LostPage });
