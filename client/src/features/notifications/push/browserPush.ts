/** Path of the service worker that shows push notifications; the portal has no other. */
export const workerPath = '/push-worker.js';

/** Returns whether this browser supports push notifications. */
export const canBePushed = (): boolean =>
  'serviceWorker' in navigator && 'PushManager' in globalThis && 'Notification' in globalThis;

/** The push subscription of this browser; null when there is none or the browser forbids it. */
export async function ownSubscription(): Promise<PushSubscription | null> {
  const registration = await navigator.serviceWorker.getRegistration(workerPath);
  return (await registration?.pushManager.getSubscription()) ?? null;
}

/** Asks for permission and subscribes this browser. Returns `denied` when the person or the browser refuses. */
export async function subscribe(stationKey: string): Promise<PushSubscription | 'denied'> {
  if ((await Notification.requestPermission()) !== 'granted') return 'denied';
  const registration = await navigator.serviceWorker.register(workerPath);
  await navigator.serviceWorker.ready;
  return registration.pushManager.subscribe({
    userVisibleOnly: true,
    applicationServerKey: stationKey,
  });
}

/** Converts a push subscription of the browser to the input of the mutation that registers it. */
export function inputOf(subscription: PushSubscription) {
  const { endpoint = '', keys = {} } = subscription.toJSON();
  return { endpoint, publicKey: keys['p256dh'] ?? '', auth: keys['auth'] ?? '' };
}
