/**
 * Props that modal drawers and dialogs share. Focus outside of a drawer does not close it: when one drawer replaces another, the
 * first one returns the focus to the button that opened it after the second has opened.
 */
export const modal = { onFocusOutside: (event: Event) => event.preventDefault() };
