// Shows what the station tells while no page of it is open. It keeps no pages and no data.

self.addEventListener('install', () => self.skipWaiting());
self.addEventListener('activate', (event) => event.waitUntil(self.clients.claim()));

self.addEventListener('push', (event) => {
  const { title, body, path, tag, language } = event.data.json();
  const dir = language === 'ar' ? 'rtl' : 'ltr';
  event.waitUntil(
    self.registration.showNotification(title, { body, tag, lang: language, dir, data: { path } }),
  );
});

self.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(open(event.notification.data.path));
});

/** In a page that is open already, or in a new one; never anywhere but in the portal. */
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
