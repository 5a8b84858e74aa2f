import { createDeferredMount } from '../late/deferredMount';

/** A short message that comes and goes. */
export interface Notice {
  type: 'success' | 'error' | 'info';
  title: string;
  description?: string;
  /** Something to do about it while it is shown, such as taking it back. */
  action?: { label: string; onClick: () => void };
  /** Moment in milliseconds until which it is shown, unless it is closed before; some seconds when absent. */
  until?: number;
  /** Name by which `dismissNotice` closes it. */
  id?: string;
}

type Show = (notice: Notice) => void;

const waiting: Notice[] = [];
let show: Show | undefined;
let dismiss: ((id: string) => void) | undefined;

/** The toasts, which load with the first message. */
export const toastsMount = createDeferredMount();

/** Shows a message; the toasts are loaded with the first one, which waits for them. */
export function notify(notice: Notice) {
  if (show) return show(notice);
  waiting.push(notice);
  toastsMount.request();
}

/** Closes a message, also one that is not shown yet. */
export function dismissNotice(id: string) {
  const index = waiting.findIndex((notice) => notice.id === id);
  if (index >= 0) waiting.splice(index, 1);
  dismiss?.(id);
}

/** Who shows messages from now on, those that wait first, and closes them. */
export function showNoticesBy(next: Show, close?: (id: string) => void) {
  show = next;
  dismiss = close;
  waiting.splice(0).forEach(next);
  return () => {
    show = undefined;
    dismiss = undefined;
  };
}
