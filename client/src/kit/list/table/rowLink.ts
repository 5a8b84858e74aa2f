/** True for a row that opens over its list, by a search such as `?entry=7`: the list stays where it was scrolled to. */
export const staysHere = (link: string) => link.startsWith('?');
