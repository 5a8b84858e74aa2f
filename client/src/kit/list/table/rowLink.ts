/**
 * Returns whether a link only opens a drawer over the list, such as `?entry=7`. The list then keeps its scroll position.
 */
export const staysHere = (link: string) => link.startsWith('?');
