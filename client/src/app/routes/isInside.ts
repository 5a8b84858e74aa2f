/** Returns whether a path requires a session. */
export const isInside = (path: string) => path === '/' || /^\/admin(\/|$)/.test(path);
