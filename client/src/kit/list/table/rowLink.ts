/** Returns whether a link opens a row over its list, such as `?entry=7`. The list then keeps its scroll position. */
export const staysHere = (link: string) => link.startsWith('?');
