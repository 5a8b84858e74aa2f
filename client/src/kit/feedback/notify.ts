import { createDeferredMount } from '../late/deferredMount';

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
let show: Show | undefined;

/** The toasts, which load with the first message. */
export const toastsMount = createDeferredMount();

/** Shows a message; the toasts are loaded with the first one, which waits for them. */
export function notify(notice: Notice) {
  if (show) return show(notice);
  waiting.push(notice);
  toastsMount.request();
}

/** Who shows messages from now on, those that wait first. */
export function showNoticesBy(next: Show) {
  show = next;
  waiting.splice(0).forEach(next);
  return () => {
    show = undefined;
  };
}
