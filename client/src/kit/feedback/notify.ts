/** A short message that comes and goes. */
export interface Notice {
  type: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** Something to do about it while it is shown, such as taking it back. */
  action?: { label: string; onClick: () => void };
}

type Show = (notice: Notice) => void;

const waiting: Notice[] = [];
const listeners = new Set<() => void>();
let show: Show | undefined;
let areWanted = false;

/** Shows a message; the toasts are loaded with the first one, which waits for them. */
export function notify(notice: Notice) {
  if (show) return show(notice);
  waiting.push(notice);
  areWanted = true;
  for (const listener of listeners) listener();
}

/* Whether there was ever a message, so that toasts are wanted. */
export const areToastsWanted = () => areWanted;
export function onToastsWanted(listener: () => void) {
  listeners.add(listener);
  return () => void listeners.delete(listener);
}

/** Who shows messages from now on, those that wait first. */
export function showNoticesBy(next: Show) {
  show = next;
  waiting.splice(0).forEach(next);
  return () => {
    show = undefined;
  };
}
