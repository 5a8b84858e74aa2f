/** The server asks for no less of who has no second factor. */
export const shortestPassword = 15;
