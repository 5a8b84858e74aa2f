/** Minimum length of a password, in characters. The server requires it of accounts without a second factor. */
export const shortestPassword = 15;
