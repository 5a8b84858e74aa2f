// Service worker that shows push notifications, also while no page of the portal is open. It caches no pages and no data.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, path, tag, language, isWithdrawal } = event.data.json();
  if (isWithdrawal) return event.waitUntil(withdraw(tag));
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, lang: language, dir, data: { path } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** Closes the notifications with this tag, because their subject no longer needs any action. */
async function withdraw(tag) {
  for (const notification of await self.registration.getNotifications({ tag })) notification.close();
}

/** Opens a path of the portal in a window that is already open, or in a new one. Ignores addresses of other origins. */
async function open(path) {
  const { href, origin } = new URL(path, self.location.origin);
  if (origin !== self.location.origin) return;
  const [page] = await self.clients.matchAll({ type: 'window' });
  if (!page) {
    await self.clients.openWindow(href);
    return;
  }
  await page.focus();
  await page.navigate(href);
}
