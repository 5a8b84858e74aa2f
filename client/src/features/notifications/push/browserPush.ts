/** Where the worker lies that shows notifications; the one that the portal has. */
export const workerPath = '/push-worker.js';

/** Whether this browser can show something while the portal is closed. */
export const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The subscription that this browser has; none where it has none, or forbids it. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(workerPath);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks the person, and subscribes this browser; `denied` where they, or the browser, do not want it. */
export async function subscribe(stationKey: string): Promise<PushSubscription | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await navigator.serviceWorker.register(workerPath);
  await navigator.serviceWorker.ready;
  return registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: stationKey,
  });
}

/** What the server is told of a subscription. */
export function inputOf(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, publicKey: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}
