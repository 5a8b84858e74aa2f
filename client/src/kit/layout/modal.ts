/**
 * What every modal drawer and dialog says of the focus: one that leaves it does not close it. Where one takes the
 * place of another, the one that closes gives the focus back to its opener after the next has opened.
 */
export const modal = { onFocusOutside: (event: Event) => event.preventDefault() };
