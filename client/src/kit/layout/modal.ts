/**
 * Shared props of modal drawers and dialogs: moving the focus outside does not close them. When one replaces another,
 * the closing one returns the focus to its opener after the next has opened.
 */
export const modal = { onFocusOutside: (event: Event) => event.preventDefault() };
