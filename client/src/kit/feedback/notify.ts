/** A short message that comes and goes. */
export interface Notice {
  type: 'success' | 'error' | 'info';
  title: string;
  description?: string;
}

/** Shows a message; the toasts are loaded with the first one. */
export function notify(notice: Notice) {
  void import('./toaster').then(({ toaster }) => {
    toaster.create({ ...notice, closable: true, duration: notice.type === 'error' ? 10_000 : 5_000 });
  });
}
