/** Whether an address is behind the sign-in. */
export const isInside = (path: string) => path === '/' || /^\/admin(\/|$)/.test(path);
