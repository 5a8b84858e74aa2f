const home = '/admin/dashboard';

/** Where to go after signing in: an address of ours, whatever the link said. */
export function nextAddress(requested: string | null): { address: string; isInPortal: boolean } {
  const url = URL.parse(requested ?? home, 'https://portal.invalid');
  const isOurs = url?.origin === 'https://portal.invalid';
  const address = isOurs ? url.pathname + url.search + url.hash : home;
  return { address, isInPortal: address === '/' || address.startsWith('/admin') };
}
