// Our service worker and the push settings in a real Chromium. Messages are delivered end to end: a fake push service
// receives what the station sends, and decrypts it.
// @module-tag feature/notifications
// @module-tag feature/accounts
import type { Page, Worker } from 'playwright-core';
import { describe, expect, inject } from 'vitest';
import { patience } from '../testing/running/patience.ts';
import { startPushReceiver } from '../../server/domains/platform/notifications/testing/pushReceiver.ts';
import { launchBrowser, openPage } from './support/browser.ts';
import { goTo } from './support/goTo.ts';
import { openAsDemo, signIn } from './support/signIn.ts';
import { browserTest } from './support/browserTest.ts';

const pushTest = browserTest
  .extend('product', { scope: 'file' }, ({ host }) =>
    host.serve(inject('sampleFolder'), {
      RECEIVER_NETWORKS: '127.0.0.0/8',
      PUSH_SERVICES: '127.0.0.1',
    }),
  )
  // Use the full browser, because the headless shell cannot show notifications.
  .extend('browser', { scope: 'worker' }, async ({}, { onCleanup }) => {
    const browser = await launchBrowser([], true);
    onCleanup(() => browser.close());
    return browser;
  });

type Receiver = Awaited<ReturnType<typeof startPushReceiver>>;

/**
 * Replaces the push subscription of the page. Chromium subscribes only at Google's service, and never in a private
 * window, so the address of the fake service and its keys are returned instead. The subscription survives reloads like
 * a real one.
 */
async function subscribeAt(page: Page, { input }: Receiver): Promise<void> {
  await page.addInitScript(({ endpoint, publicKey, auth }) => {
    const stored = 'pushed with';
    const subscription = () =>
      localStorage.getItem(stored) === null
        ? null
        : {
            endpoint,
            toJSON: () => ({ endpoint, keys: { p256dh: publicKey, auth } }),
            unsubscribe: async () => (localStorage.removeItem(stored), true),
          };
    PushManager.prototype.getSubscription = async () => subscription() as unknown as PushSubscription;
    PushManager.prototype.subscribe = async (options) => {
      if (!options?.userVisibleOnly) throw new Error('Chromium takes no other ones.');
      localStorage.setItem(stored, options.applicationServerKey as string);
      return subscription() as unknown as PushSubscription;
    };
  }, input);
}

const keyGiven = (page: Page) => page.evaluate(() => localStorage.getItem('pushed with'));

/** Returns a function that delivers a decrypted message to the service worker, as the browser would. */
async function delivering(page: Page, origin: string): Promise<(message: object) => Promise<void>> {
  const session = await page.context().newCDPSession(page);
  const known = new Promise<string>((found) => {
    session.on('ServiceWorker.workerRegistrationUpdated', ({ registrations }) => {
      const ours = registrations.find(({ scopeURL }) => scopeURL.startsWith(origin));
      if (ours) found(ours.registrationId);
    });
  });
  await session.send('ServiceWorker.enable');
  const registrationId = await known;
  return async (message) => {
    const data = JSON.stringify(message);
    await session.send('ServiceWorker.deliverPushMessage', { origin, registrationId, data });
  };
}

/** The parts of the service worker scope that this test uses. */
interface InWorker extends EventTarget {
  registration: ServiceWorkerRegistration;
  clients: { openWindow: (url: string) => Promise<null>; matchAll: () => Promise<object[]> };
  WindowClient: { prototype: { focus: () => Promise<unknown> } };
  NotificationEvent: new (type: string, what: { notification: Notification }) => Event;
}

const shown = (worker: Worker) =>
  worker.evaluate(async () => {
    const { registration } = globalThis as unknown as InWorker;
    const all = await registration.getNotifications();
    return all.map(({ title, body, lang, dir, data }) => ({ title, body, lang, dir, data: data as object }));
  });

/**
 * Clicks the only notification. DevTools cannot reach desktop notifications, so the event is dispatched in the worker. Returns the
 * focused and opened windows; both functions are replaced, because browsers allow them only after a real click. With `isClosed`, the
 * worker sees no open page.
 */
const click = (worker: Worker, { isClosed = false } = {}): Promise<string[]> =>
  worker.evaluate(async (isClosed) => {
    const workerScope = globalThis as unknown as InWorker;
    const [notification] = await workerScope.registration.getNotifications();
    const byHand: string[] = [];
    workerScope.WindowClient.prototype.focus = async () => byHand.push('focus');
    workerScope.clients.openWindow = (url) => {
      byHand.push(`open ${new URL(url).pathname}`);
      return Promise.resolve(null);
    };
    const event = new workerScope.NotificationEvent('notificationclick', { notification: notification! });
    if (isClosed) workerScope.clients.matchAll = async () => [];
    const waits: unknown[] = [];
    Object.defineProperty(event, 'waitUntil', { value: (work: unknown) => waits.push(work) });
    workerScope.dispatchEvent(event);
    await Promise.all(waits);
    return byHand;
  }, isClosed);

const begin = (page: Page) => page.getByRole('button', { name: 'Turn on notifications' });
const choices = '/admin/notifications?box=choices';

describe('web push', () => {
  pushTest(
    'asks for permission, is shown by the service worker, opens its record, and ends when it is switched off',
    async ({ page, browser, product, onTestFinished }) => {
      const receiver = await startPushReceiver();
      onTestFinished(receiver.stop);
      await subscribeAt(page, receiver);
      await openAsDemo(page, 'admin', choices);
      await begin(page).click();
      await page.getByText('The browser blocks notifications').waitFor();
      expect(await keyGiven(page)).toBeNull();

      await page.context().grantPermissions(['notifications'], { origin: product.url });
      const registered = page.context().waitForEvent('serviceworker');
      await begin(page).click();
      await page.getByText('Notifications are turned on in this browser').waitFor();
      const worker = await registered;
      expect(new URL(worker.url()).pathname).toBe('/push-worker.js');
      // When it starts, the portal unregisters outdated service workers, but not this one.
      await page.reload();
      await page.getByText('This browser', { exact: true }).waitFor();
      expect(await begin(page).count()).toBe(0);

      await signInElsewhere();
      await expect.poll(() => receiver.received.length).toBe(1);
      const [{ headers, body }] = receiver.received as [Receiver['received'][number]];
      expect(String(headers.authorization)).toMatch(/^vapid t=/);
      expect(String(headers.authorization)).toContain(`k=${await keyGiven(page)}`);
      const deliver = await delivering(page, product.url);
      const message = receiver.read(body);
      const path = '/admin/account/sessions';
      const reported = {
        title: 'A new device signed in to your account',
        lang: 'en',
        dir: 'ltr',
        data: { path },
      };
      // Chromium drops a message that arrives directly after a notification was closed, so send it again, as push services do.
      const arrives = (sent: object) =>
        expect.poll(
          async () => {
            await deliver(sent);
            return shown(worker);
          },
          { interval: 2000, timeout: 20_000 * patience },
        );
      await arrives(message).toMatchObject([reported]);

      expect(await click(worker)).toEqual(['focus']);
      await page.waitForURL(`**${path}`);
      await page.getByRole('heading', { level: 1 }).waitFor();
      await expect.poll(() => shown(worker)).toEqual([]);

      await arrives({ ...message, tag: 'second', language: 'ar' }).toMatchObject([{ dir: 'rtl' }]);
      expect(await click(worker, { isClosed: true })).toEqual([`open ${path}`]);
      await expect.poll(() => shown(worker)).toEqual([]);
      await arrives({ ...message, tag: 'third', path: 'https://example.org/' }).toHaveLength(1);
      expect(await click(worker, { isClosed: true })).toEqual([]);

      // Withdrawing a message closes its notification only.
      await arrives({ ...message, tag: 'fourth' }).toHaveLength(1);
      await arrives({ ...message, tag: 'fifth', title: 'It stays' }).toHaveLength(2);
      await deliver({ tag: 'fourth', isWithdrawal: true });
      await expect.poll(() => shown(worker)).toMatchObject([{ title: 'It stays' }]);

      await goTo(page, choices);
      await page.getByRole('button', { name: 'Turn off: This browser' }).click();
      await begin(page).waitFor();
      expect(await keyGiven(page)).toBeNull();
      await signInElsewhere();
      await goTo(page, '/admin/notifications');
      await page
        .getByRole('link', { name: /A new device signed in/ })
        .nth(1)
        .waitFor();
      expect(receiver.received).toHaveLength(1);

      async function signInElsewhere(): Promise<void> {
        const userAgent = `A browser of ${Math.random()}`;
        const { page: otherBrowser } = await openPage(browser, { baseURL: product.url, userAgent });
        await signIn(otherBrowser, 'admin@demo.com', 'admin');
        await otherBrowser.context().close();
      }
    },
  );
});
