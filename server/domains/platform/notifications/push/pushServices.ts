import type { Context } from '../../../../kit/context.ts';

declare module '../../../../kit/context.ts' {
  interface Services {
    /** Additional hosts of push services (`PUSH_SERVICES`). */
    pushServices: readonly string[];
  }
}

/** Hosts of the push services of browsers; a leading dot matches every host below the name. */
const ofBrowsers = [
  'fcm.googleapis.com',
  'updates.push.services.mozilla.com',
  '.push.services.mozilla.com',
  '.push.apple.com',
  '.notify.windows.com',
];

/** Returns true for endpoints of the browsers' push services, and of those in `PUSH_SERVICES`. */
export function isPushService({ services }: Context, endpoint: string): boolean {
  const host = URL.parse(endpoint)?.hostname ?? '';
  return [...ofBrowsers, ...services.pushServices].some((known) =>
    known.startsWith('.') ? host.endsWith(known) : host === known,
  );
}
