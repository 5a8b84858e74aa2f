import { createDeferredMount } from '../../late/deferredMount';

/** Content of a toast, which is a message that disappears after a while. */
export interface Notice {
  type: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** Action while the message is shown, such as undo. */
  action?: { label: string; onClick: () => void };
  /**
   * Moment until which the message is shown, in milliseconds since 1970. Without it, or when it comes sooner, the
   * message is shown for 10 seconds if it is an error or has an action, otherwise for 5.
   */
  until?: number;
  /** Id for `dismissNotice`. */
  id?: string;
}

type Show = (notice: Notice) => void;

const waiting: Notice[] = [];
let show: Show | undefined;
let dismiss: ((id: string) => void) | undefined;

/** Deferred mount of the toasts. The first message mounts them. */
export const toastsMount = createDeferredMount();

/** Shows a toast with the message. Messages wait until the toasts, which the first message mounts, are ready. */
export function notify(notice: Notice) {
  if (show) return show(notice);
  waiting.push(notice);
  toastsMount.request();
}

/** Closes the toast of a message, or removes the message from the queue. */
export function dismissNotice(id: string) {
  const index = waiting.findIndex((notice) => notice.id === id);
  if (index >= 0) waiting.splice(index, 1);
  dismiss?.(id);
}

/**
 * Registers the functions that show and close messages, then shows the queued ones. Returns a function that unregisters
 * them.
 */
export function showNoticesBy(next: Show, close?: (id: string) => void) {
  show = next;
  dismiss = close;
  waiting.splice(0).forEach(next);
  return () => {
    show = undefined;
    dismiss = undefined;
  };
}
